import type { LabelContent } from './design.ts';
import type { LabelKind } from './sizes.ts';

/** The server's data for a label. */
export interface LabelData {
  readonly code: string;
  readonly copy: number;
  readonly alias: string;
  readonly shelf: string;
  readonly tail: string;
  readonly day: string;
  readonly warehouse: string;
  readonly channel: string;
  /** The name of the country in the language of the label. */
  readonly country: string;
  readonly consignee: string;
  readonly weightG: number;
  readonly part: number;
  readonly parts: number;
  readonly parcels: number;
  /**
   * The parcels in a box: the last digits of each courier number, and the number of pieces; null if they were
   * not counted.
   */
  readonly contents: readonly { readonly tail: string; readonly pieces: number | null }[];
}

/** The words of labels in a language. */
export interface LabelWords {
  readonly copy: (copy: number) => string;
  readonly parcels: (count: number) => string;
  readonly orders: (count: number) => string;
  readonly nobody: string;
}

/**
 * The content of a label of this kind. Never shows the full name of a member or a consignee.
 * @example labelContent('shelf', { code: 'A-01', shelf: 'A-01', warehouse: 'SZ', copy: 1 }, {}).hero // → 'A-01'
 */
export function labelContent(kind: LabelKind, facts: LabelData, words: LabelWords): LabelContent {
  const { code, alias, shelf, channel, country, consignee } = facts;
  const mark = facts.copy > 1 ? words.copy(facts.copy) : '';
  const made = (hero: string, second: string, lines: readonly string[]): LabelContent => ({
    ...{ hero, second, mark, code },
    facts: lines.filter(Boolean),
  });
  switch (kind) {
    case 'parcel':
      return made(alias || words.nobody, shelf, [`…${facts.tail}`, facts.day, facts.warehouse]);
    case 'shelf':
      return made(shelf, facts.warehouse, []);
    case 'order':
      return made(code, alias, [channel, country, words.parcels(facts.parcels)]);
    case 'pickList':
      return made(code, '', [facts.day, words.orders(facts.parts), words.parcels(facts.parcels)]);
    case 'tote':
      return made(String(facts.part), facts.warehouse, []);
    case 'package':
    case 'box': {
      const weight = `${(facts.weightG / 1_000).toFixed(2)} kg`;
      return made(code, `${facts.part}/${facts.parts}`, [
        ...[country, consignee, channel, weight],
        contentsLine(facts.contents),
      ]);
    }
    default:
      return made(alias, '', []);
  }
}

/** At most this many parcels are listed on a label. */
const namedMost = 4;

/** The parcels in a box as one line, such as `…123456 ×2, …654321 ×1, +3`. */
function contentsLine(contents: LabelData['contents']): string {
  const named = contents
    .slice(0, namedMost)
    .map(({ tail, pieces }) => (pieces === null ? `…${tail}` : `…${tail} ×${pieces}`));
  const more = contents.length - named.length;
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
