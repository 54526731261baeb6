import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/commissioner/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { enterRoom } from './connection/room.ts';
import { browserLanguage, speak } from './messages/messages.ts';
import { usePreferences, wearPreferences } from './state/preferences.ts';

wearPreferences();
let spoken = usePreferences.getState().language ?? browserLanguage();
usePreferences.subscribe(({ language }) => {
  if (language === null || language === spoken) return;
  spoken = language;
  void speak(language);
});
enterRoom();
await speak(spoken);
createRoot(document.getElementById('app')!).render(<App />);
