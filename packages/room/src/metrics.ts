import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Everything the room counts, named once. */
export function roomMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    connections: new Gauge({ name: 'doorcard_connections', help: 'Open connections of people.', registers }),
    tables: new Gauge({ name: 'doorcard_tables', help: 'Tables in the room.', registers }),
    hands: new Counter({ name: 'doorcard_hands_total', help: 'Hands finished.', registers }),
    commands: new Counter({
      name: 'doorcard_commands_total',
      help: 'Messages from clients, by type and answer.',
      labelNames: ['type', 'answer'] as const,
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'doorcard_answer_seconds',
      help: 'From a message read to its answer sent, durable commit included.',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof roomMetrics>;
