/** What every page says. */
export const common = {
  appName: 'Doorcard',
  nav: { lobby: 'Tables', replayer: 'Replayer', odds: 'Odds', settings: 'Settings' },
  mainMenu: 'Main menu',
  skip: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Yes',
  back: 'Back',
  loading: 'One moment…',
  notFound: 'There is nothing at this address.',
  toLobby: 'Back to the tables',
  connection: {
    lost: 'The connection is gone. Trying again…',
  },
  failed: 'That did not work.',
  unexpected: 'The room did not answer. Try again.',
  networkDown: 'The room cannot be reached. Check the connection and try again.',
  language: 'Language',
  languages: { en: 'English', es: 'Español', el: 'Ελληνικά' },
  theme: { label: 'Colours', dark: 'Dark', light: 'Light', system: 'As the device' },
};
