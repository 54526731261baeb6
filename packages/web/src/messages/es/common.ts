import type { Messages } from '../messages.ts';

export const common: Messages['common'] = {
  appName: 'Doorcard',
  nav: { lobby: 'Mesas', replayer: 'Repetición', odds: 'Probabilidades', settings: 'Ajustes' },
  mainMenu: 'Menú principal',
  skip: 'Saltar al contenido',
  close: 'Cerrar',
  cancel: 'Cancelar',
  confirm: 'Sí',
  back: 'Volver',
  loading: 'Un momento…',
  notFound: 'No hay nada en esta dirección.',
  toLobby: 'Volver a las mesas',
  connection: {
    lost: 'Se ha perdido la conexión. Reintentando…',
  },
  failed: 'No ha funcionado.',
  unexpected: 'La sala no ha contestado. Inténtalo otra vez.',
  networkDown: 'No se puede llegar a la sala. Revisa la conexión e inténtalo otra vez.',
  language: 'Idioma',
  languages: { en: 'English', es: 'Español', el: 'Ελληνικά' },
  theme: { label: 'Colores', dark: 'Oscuro', light: 'Claro', system: 'Como el dispositivo' },
};
