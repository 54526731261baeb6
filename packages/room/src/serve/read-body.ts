import { fault, ok, type Result } from '@doorcard/cards';
import type { z } from 'zod';

/** A request's body as its schema has it, or a fault that names the field that is wrong. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): Result<T> {
  const read = schema.safeParse(body);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
  return fault('bad-message', `${where}: ${issue?.message ?? 'not as it should be'}.`);
}
