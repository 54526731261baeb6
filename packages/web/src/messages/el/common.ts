import type { Messages } from '../messages.ts';

export const common: Messages['common'] = {
  appName: 'Doorcard',
  nav: { lobby: 'Τραπέζια', replayer: 'Επανάληψη', odds: 'Πιθανότητες', settings: 'Ρυθμίσεις' },
  mainMenu: 'Κύριο μενού',
  skip: 'Στο περιεχόμενο',
  close: 'Κλείσιμο',
  cancel: 'Άκυρο',
  confirm: 'Ναι',
  back: 'Πίσω',
  loading: 'Μια στιγμή…',
  notFound: 'Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.',
  toLobby: 'Πίσω στα τραπέζια',
  connection: {
    lost: 'Η σύνδεση χάθηκε. Νέα προσπάθεια…',
  },
  failed: 'Δεν έγινε.',
  unexpected: 'Η αίθουσα δεν απάντησε. Δοκίμασε ξανά.',
  networkDown: 'Η αίθουσα δεν απαντά. Έλεγξε τη σύνδεση και δοκίμασε ξανά.',
  language: 'Γλώσσα',
  languages: { en: 'English', es: 'Español', el: 'Ελληνικά' },
  theme: { label: 'Χρώματα', dark: 'Σκούρο', light: 'Φωτεινό', system: 'Όπως η συσκευή' },
};
