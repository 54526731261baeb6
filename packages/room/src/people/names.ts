import { fault, ok, type Result } from '@doorcard/cards';
import { LIMITS } from '@doorcard/wire';

/** Letters and digits of any script, with single spaces, dots, dashes, underscores and apostrophes between. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

/**
 * A name as it will be shown: composed, trimmed, single spaces. Markup, marks that turn the direction of
 * writing and other invisible characters are refused, so that nobody can dress up as somebody else.
 */
export function checkName(text: string): Result<string> {
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length === 0)
    return fault('bad-name', `A name is needed: 1 to ${LIMITS.nameLength} letters or digits.`);
  if (length > LIMITS.nameLength) {
    return fault('bad-name', `That name has ${length} characters; it may have ${LIMITS.nameLength}.`);
  }
  if (!NAME.test(name) || /\p{M}{3}/u.test(name)) {
    return fault(
      'bad-name',
      "A name begins with a letter or digit and has only letters, digits, spaces and . _ - ' in it.",
    );
  }
  return ok(name);
}

/** What makes two names the same: compatibility forms, case and spaces do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[ ._'’-]/g, '');
}
