import { cardOf } from '@doorcard/cards';
import { CardFace } from '../cards/card-face.tsx';
import { LANGUAGES, useLanguage, useMessages } from '../messages/messages.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { Segments, Toggle } from '../ui/fields.tsx';
import styles from './settings.module.css';

const SAMPLE = [cardOf(12, 3), cardOf(11, 2), cardOf(10, 1), cardOf(8, 0)];

/** Language, colours, cards and sound: kept in this browser. */
export function LookForm() {
  const { common, settings } = useMessages();
  const language = useLanguage();
  const preferences = usePreferences();
  return (
    <section className={styles.card}>
      <h2>{settings.look}</h2>
      <Segments
        label={common.language}
        value={language}
        choices={LANGUAGES.map(code => [code, common.languages[code]] as const)}
        onChange={code => setPreferences({ language: code })}
      />
      <Segments
        label={common.theme.label}
        value={preferences.theme}
        choices={(['dark', 'light', 'system'] as const).map(theme => [theme, common.theme[theme]] as const)}
        onChange={theme => setPreferences({ theme })}
      />
      <div className={styles.sample} aria-hidden="true">
        {SAMPLE.map(card => (
          <CardFace key={card} card={card} />
        ))}
      </div>
      <Toggle
        label={settings.fourColour}
        checked={preferences.fourColour}
        onChange={fourColour => setPreferences({ fourColour })}
      />
      <Toggle
        label={settings.handLabel}
        checked={preferences.handLabel}
        onChange={handLabel => setPreferences({ handLabel })}
      />
      <Toggle
        label={settings.faceDown}
        checked={preferences.faceDown}
        onChange={faceDown => setPreferences({ faceDown })}
      />
      <Toggle
        label={settings.confirmFold}
        checked={preferences.confirmFold}
        onChange={confirmFold => setPreferences({ confirmFold })}
      />
      <Segments
        label={settings.sound}
        value={preferences.sound}
        choices={(['off', 'turn'] as const).map(sound => [sound, settings.sounds[sound]] as const)}
        onChange={sound => setPreferences({ sound })}
      />
    </section>
  );
}
