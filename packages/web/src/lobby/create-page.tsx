import { go } from '../app/router.ts';
import { createTable } from '../connection/room.ts';
import { useMessages } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { ComeIn } from './come-in.tsx';
import { CreateForm } from './create-form.tsx';
import styles from './lobby.module.css';

/** Making a table of one's own. */
export default function CreatePage() {
  const { lobby, table } = useMessages();
  const person = useRoom(room => room.person);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{lobby.createTitle}</h1>
          <p>{lobby.createText}</p>
        </div>
      </div>
      {person === null ? (
        <section className={styles.hero}>
          <div>
            <h2>{table.join.nameFirst}</h2>
            <ComeIn />
          </div>
        </section>
      ) : (
        <CreateForm
          onCreate={async draft => {
            const made = await createTable(draft);
            if (!made.ok) return made.message;
            go(made.path);
            return null;
          }}
        />
      )}
    </div>
  );
}
