import { SaxesParser } from 'saxes';
import { Misread } from '../reader.ts';
import type { RawHand } from '../record.ts';

/** An element of an XML history, flat: its name, attributes and text, and the line where it begins. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly line: number;
}

/**
 * The elements of one hand, in order. Files of sessions are cut between hands, so that a hand's lines may hold
 * the end of the one before and stop before its own: what stands before `<root` is left out, and elements that
 * are not closed at the end are forgiven unless one is cut in two.
 *
 * @throws Misread where the text is no XML, or is cut within a tag
 */
export function readElements(hand: RawHand, root: string): readonly Element[] {
  const parser = new SaxesParser({ fragment: true });
  const elements: Element[] = [];
  const open: Element[] = [];
  let closed = false;
  parser.on('opentag', tag => {
    const element = {
      name: tag.name,
      attributes: tag.attributes as Record<string, string>,
      text: '',
      line: hand.line + parser.line - 1,
    };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', text => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
    if (open.length === 0) closed = true;
  });
  parser.on('error', error => {
    // After the hand's own end there is only the end of the session.
    if (!closed)
      throw new Misread(
        hand.line + parser.line - 1,
        `This is no XML: ${error.message}.`,
        `a whole <${root}> element`,
      );
  });
  const source = hand.lines.join('\n');
  const start = source.indexOf(`<${root}`);
  if (start < 0) throw new Misread(hand.line, 'No hand is told here.', `<${root} …>`);
  // Lines before it count.
  parser.write('\n'.repeat(source.slice(0, start).split('\n').length - 1));
  const end = source.indexOf(`</${root}>`, start);
  const text = end < 0 ? source.slice(start) : source.slice(start, end + root.length + 3);
  if (text.lastIndexOf('<') > text.lastIndexOf('>')) {
    throw new Misread(
      hand.line + hand.lines.length - 1,
      'The hand is cut off within a tag.',
      `the rest of <${root}>`,
    );
  }
  parser.write(text);
  return elements;
}

/** The text of the first element of a name in a file's head, such as `<gametype>7 Card Stud L</gametype>`. */
export function headText(head: readonly string[], name: string): string | null {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(head.join('\n'))?.[1]?.trim() ?? null;
}
