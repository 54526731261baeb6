import { GAMES } from '@doorcard/stud';
import type { LobbyTable } from '@doorcard/wire';
import { useState } from 'react';
import { useMessages, useNumber } from '../messages/messages.ts';
import { ALL_TABLES, type LobbyFilter, passes } from '../state/lobby-model.ts';
import { Rules } from '../table/rules.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segments, Toggle } from '../ui/fields.tsx';
import { Link } from '../ui/link.tsx';
import styles from './lobby.module.css';

interface TableListProps {
  readonly tables: readonly LobbyTable[];
}

/** All open tables, filtered; each a card of felt with its seats round it. */
export function TableList({ tables }: TableListProps) {
  const { lobby, words } = useMessages();
  const [filter, setFilter] = useState<LobbyFilter>(ALL_TABLES);
  const [rules, setRules] = useState<LobbyTable | null>(null);
  const shown = tables.filter(table => passes(table, filter));
  return (
    <>
      <div className={styles.filters}>
        <Segments
          label={lobby.filter}
          value={filter.game}
          choices={[
            ['all', lobby.all] as const,
            ...GAMES.map(game => [game, words.gamesShort[game]] as const),
          ]}
          onChange={game => setFilter({ ...filter, game })}
        />
        <Segments
          label={lobby.stakesFilter}
          value={filter.stakes}
          choices={[
            ['any', lobby.anyStakes],
            ['low', lobby.lowStakes],
            ['middle', lobby.middleStakes],
            ['high', lobby.highStakes],
          ]}
          onChange={stakes => setFilter({ ...filter, stakes })}
        />
        <Toggle
          label={lobby.onlyFree}
          checked={filter.onlyFree}
          onChange={onlyFree => setFilter({ ...filter, onlyFree })}
        />
      </div>
      {shown.length === 0 && <p className={styles.none}>{lobby.none}</p>}
      <ul className={styles.tables} data-testid="tables">
        {shown.map(table => (
          <TableCard key={table.id} table={table} onRules={() => setRules(table)} />
        ))}
      </ul>
      <Dialog
        open={rules !== null}
        onClose={() => setRules(null)}
        title={rules ? lobby.rulesOf(words.houses[rules.house.id] ?? rules.house.title) : ''}
      >
        {rules && <Rules house={rules.house} game={rules.game} />}
      </Dialog>
    </>
  );
}

function TableCard({ table, onRules }: { readonly table: LobbyTable; readonly onRules: () => void }) {
  const { lobby, words } = useMessages();
  const print = useNumber();
  const { stakes, house } = table;
  return (
    <li className={styles.card} data-game={table.game} data-mine={table.mine || undefined}>
      <Oval seats={table.seats} taken={table.taken} />
      <div className={styles.about}>
        <h3>
          <Link href={`/table/${encodeURIComponent(table.id)}`}>{table.name}</Link>
        </h3>
        <p>
          {words.games[table.game]} · {words.houses[house.id] ?? house.title}
        </p>
        <p className={styles.notes}>
          {table.mine && <em className={styles.mineNote}>{lobby.yourTable}</em>}
          {table.isPrivate && <em>{lobby.private}</em>}
          {table.bots && <em>{lobby.bots}</em>}
        </p>
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>{lobby.columns.stakes}</dt>
          <dd>
            <b>
              {print(stakes.smallBet)}/{print(stakes.bigBet)}
            </b>
            <small>{lobby.anteBringIn(print(stakes.ante), print(stakes.bringIn))}</small>
          </dd>
        </div>
        <div>
          <dt>{lobby.columns.seats}</dt>
          <dd>
            <b aria-hidden="true">
              {table.taken}/{table.seats}
            </b>
            <span className="visually-hidden">{lobby.seatsOf(table.taken, table.seats)}</span>
            {table.waiting > 0 && <small>{lobby.waitingCount(table.waiting)}</small>}
          </dd>
        </div>
        <div>
          <dt>{lobby.columns.pot}</dt>
          <dd>
            <b>{table.averagePot === null ? '–' : print(Math.round(table.averagePot))}</b>
          </dd>
        </div>
      </dl>
      <button type="button" className={styles.rulesButton} onClick={onRules}>
        {lobby.rules}
      </button>
    </li>
  );
}

/** A small table seen from above: one dot a seat, filled when somebody sits there. */
function Oval({ seats, taken }: { readonly seats: number; readonly taken: number }) {
  const dots = Array.from({ length: seats }, (_, place) => {
    const angle = (place / seats) * 2 * Math.PI + Math.PI / 2;
    return { place, x: 60 + 51 * Math.cos(angle), y: 38 + 31 * Math.sin(angle) };
  });
  return (
    <svg className={styles.oval} viewBox="0 0 120 76" aria-hidden="true">
      <ellipse cx="60" cy="38" rx="43" ry="24" className={styles.ovalRail} />
      <ellipse cx="60" cy="38" rx="38" ry="20" className={styles.ovalFelt} />
      {dots.map(({ place, x, y }) => (
        <circle key={place} cx={x} cy={y} r="6" className={place < taken ? styles.taken : styles.freeDot} />
      ))}
    </svg>
  );
}
