import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventsAt, handAt, stepsOf } from '../src/replayer/film.ts';
import { readFilms } from '../src/replayer/read-films.ts';

const corpus = new URL('../../../../shared/corpus/rooms/', import.meta.url);

describe('histories in the replayer', () => {
  test('every file of every room of the corpus can be looked at, to its last step and without spoilers', async () => {
    if (!existsSync(corpus))
      throw new Error('The corpus of room histories is needed beside the repository, in ../shared/corpus.');
    const files = readdirSync(corpus).filter(name => name.endsWith('.txt') && name !== 'FACTS.txt');
    expect(files.length).toBeGreaterThan(20);
    for (const name of files) {
      const { films } = await readFilms(new Blob([readFileSync(new URL(name, corpus))]), null);
      expect(films.length, name).toBeGreaterThan(0);
      const [film] = films;
      const steps = stepsOf(film!.events);
      expect(handAt(eventsAt(film!, steps, steps.length - 1, false)).phase, name).toBe('ended');
      for (let step = 0; step < steps.length; step++) {
        const events = eventsAt(film!, steps, step, false);
        const shown = new Set(events.flatMap(event => (event.type === 'shown' ? [event.seat] : [])));
        for (const player of handAt(events).players) {
          if (!shown.has(player.seat))
            expect(
              player.cards.slice(0, 2).every(card => card === null),
              name,
            ).toBe(true);
        }
      }
    }
  });

  test('a file that is no history is said to be none', async () => {
    const { films, faults } = await readFilms(new Blob(['Dear diary, today I lost with trips.\n']), null);
    expect(films).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});
