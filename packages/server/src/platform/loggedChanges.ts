/**
 * A value as PostgreSQL writes it; undefined if it is stored out of line and unchanged, because the log then
 * omits it.
 */
export type LoggedValue = string | null | undefined;

export interface LoggedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly isKey: boolean }[];
}

/** A row that was inserted (no `before`), deleted (no `after`) or updated. `before` has only its key. */
export interface LoggedChange {
  readonly table: LoggedTable;
  readonly before: readonly LoggedValue[] | undefined;
  readonly after: readonly LoggedValue[] | undefined;
}

export interface LoggedTransaction {
  /** The transaction's end position in the log. */
  readonly end: bigint;
  readonly changes: readonly LoggedChange[];
}

/**
 * Reads PostgreSQL's `pgoutput` messages, protocol version 1 (PostgreSQL's manual, "Logical Replication Message
 * Formats"). Throws if a table was truncated, and on unknown messages.
 */
export class ReplicationLogParser {
  readonly #tables = new Map<number, LoggedTable>();

  /** Returns complete transactions, in commit order. */
  read(messages: readonly Buffer[]): LoggedTransaction[] {
    const transactions: LoggedTransaction[] = [];
    let changes: LoggedChange[] = [];
    for (const message of messages) {
      const bytes = new Bytes(message);
      const kind = bytes.letter();
      if (kind === 'B') changes = [];
      else if (kind === 'C') transactions.push({ end: commitEnd(bytes), changes });
      else if (kind === 'R') this.#learn(bytes);
      else if (kind === 'I' || kind === 'U' || kind === 'D') changes.push(this.#change(kind, bytes));
      else if (kind === 'T') throw new Error('A table was emptied as a whole, which is not followed.');
      // Origin and type messages are ignored.
      else if (kind !== 'O' && kind !== 'Y') throw new Error(`The log says ${kind}, which is not known.`);
    }
    return transactions;
  }

  #learn(bytes: Bytes): void {
    const id = bytes.int32();
    bytes.text();
    const name = bytes.text();
    // Skips the kind of replica identity, because the flags of each column say whether it belongs to the key.
    bytes.letter();
    const columns = Array.from({ length: bytes.int16() }, () => {
      const isKey = (bytes.int8() & 1) === 1;
      const column = { name: bytes.text(), isKey };
      // Skips the column's type and the type's modifier.
      bytes.skip(8);
      return column;
    });
    this.#tables.set(id, { name, columns });
  }

  #change(kind: 'I' | 'U' | 'D', bytes: Bytes): LoggedChange {
    const id = bytes.int32();
    const table = this.#tables.get(id);
    if (table === undefined)
      throw new Error(`The log has a change of table ${id}, and has not said what it is.`);
    let [before, after]: LoggedValue[][] = [];
    while (!bytes.isAtEnd) {
      // N: the row now. K and O: the row before.
      if (bytes.letter() === 'N') after = cells(bytes);
      else before = cells(bytes);
    }
    if (kind === 'U') before ??= after;
    return { table, before, after };
  }
}

/** The end position of a commit, which follows a byte of flags and the commit's start position. */
function commitEnd(bytes: Bytes): bigint {
  bytes.skip(9);
  return bytes.int64();
}

function cells(bytes: Bytes): LoggedValue[] {
  return Array.from({ length: bytes.int16() }, () => {
    const kind = bytes.letter();
    if (kind === 'n') return null;
    if (kind === 'u') return undefined;
    if (kind === 't') return bytes.counted();
    throw new Error(`The log has a value of kind ${kind}, which is not known.`);
  });
}

/** A message, read from beginning to end. */
class Bytes {
  readonly #of: Buffer;
  #at = 0;

  constructor(of: Buffer) {
    this.#of = of;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#of.length;
  }

  skip(bytes: number): number {
    const from = this.#at;
    this.#at += bytes;
    return from;
  }

  letter(): string {
    return String.fromCharCode(this.int8());
  }

  int8(): number {
    return this.#of.readUInt8(this.skip(1));
  }

  int16(): number {
    return this.#of.readInt16BE(this.skip(2));
  }

  int32(): number {
    return this.#of.readUInt32BE(this.skip(4));
  }

  int64(): bigint {
    return this.#of.readBigUInt64BE(this.skip(8));
  }

  /** Reads a text up to a zero byte. */
  text(): string {
    const from = this.#at;
    this.#at = this.#of.indexOf(0, from) + 1;
    if (this.#at === 0) throw new Error('The log has a name without an end.');
    return this.#of.toString('utf8', from, this.#at - 1);
  }

  /** Reads a value preceded by its length. */
  counted(): string {
    const length = this.int32();
    const from = this.skip(length);
    if (this.#at > this.#of.length) throw new Error('The log has a value that is cut off.');
    return this.#of.toString('utf8', from, this.#at);
  }
}

/** Converts a log position such as `16/B374D848` to a number. */
export function parseLogPosition(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export function logPositionText(place: bigint): string {
  return `${(place >> 32n).toString(16)}/${(place & 0xffffffffn).toString(16)}`.toUpperCase();
}
