import { hash } from 'node:crypto';
import { isRecord } from '@crossdock/domain/records.ts';

interface Row {
  readonly id: string;
}

const hasId = (row: unknown): row is Row => isRecord(row) && typeof row.id === 'string';

/** The rows of a list, if they have ids. */
function rowsOf(data: Readonly<Record<string, unknown>>): readonly Row[] | undefined {
  if (!Array.isArray(data.list)) return undefined;
  const rows: unknown[] = data.list;
  if (!rows.every(hasId) || new Set(rows.map(({ id }) => id)).size < rows.length) return undefined;
  return rows;
}

/** A hash is kept instead of the text, because it is shorter and every row of every open list needs one. */
const digest = (text: string) => hash('sha1', text, 'base64');

export interface AnswerUpdate {
  /** The changes, for readers who have received everything so far; undefined if nothing is new to them. */
  readonly changes: string | undefined;
  /** The complete answer, for all other readers. */
  readonly whole: string;
}

/**
 * Remembers the last answer as hashes, so that only the changed parts of the next one are sent; for a list,
 * its changed rows.
 */
export class LastAnswer {
  #rest: string | undefined;
  #rows = new Map<string, string>();

  /** The message with the new data, as JSON members without the enclosing braces. */
  next(data: unknown): AnswerUpdate {
    const rows = isRecord(data) ? rowsOf(data) : undefined;
    const text = JSON.stringify(data);
    const whole = `"whole":${text}`;
    if (rows === undefined || !isRecord(data)) {
      const isSame = this.#remember(digest(text), new Map());
      return { changes: isSame ? undefined : whole, whole };
    }
    const before = this.#rows;
    const hadRows = this.#rest !== undefined;
    const rest = JSON.stringify({ ...data, list: undefined });
    const texts = rows.map((row) => [row.id, JSON.stringify(row)] as const);
    const now = new Map(texts.map(([id, row]) => [id, digest(row)]));
    if (this.#remember(digest(rest), now)) return { changes: undefined, whole };
    if (!hadRows) return { changes: whole, whole };
    const changed = texts.filter(([id]) => before.get(id) !== now.get(id)).map(([, row]) => row);
    return {
      changes: `"rest":${rest},"order":${JSON.stringify([...now.keys()])},"rows":[${changed}]`,
      whole,
    };
  }

  /** Stores the hashes; answers whether everything is the same as before. */
  #remember(rest: string, rows: Map<string, string>): boolean {
    const [was, is] = [[...this.#rows].join(), [...rows].join()];
    const isSame = this.#rest === rest && was === is;
    this.#rest = rest;
    this.#rows = rows;
    return isSame;
  }
}
