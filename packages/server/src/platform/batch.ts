import type pg from 'pg';
import { fromColumnName } from './columns.ts';
import { type Row, RowReader } from './rowReader.ts';

/** One statement to be sent. A named one is prepared once per connection, an unnamed one each time. */
export interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
  readonly values?: (string | Buffer | null)[];
  /** Whether the rows keep the database's column names instead of our names. */
  readonly isForeign?: boolean;
}

export interface StatementResult {
  readonly rows: Row[];
  /** PostgreSQL's command tag, such as `SELECT 3`. */
  readonly tag: string;
  /** The error of a value that could not be parsed. */
  readonly fault?: unknown;
}

const withoutColumns = new RowReader([]);

/** The statements prepared on a connection, and how their rows are parsed. Both last as long as the connection. */
const preparedOn = new WeakMap<pg.ClientBase, Map<string, RowReader>>();

/** The suffix of the texts of all statements prepared on a connection. */
const markOf = new WeakMap<pg.ClientBase, string>();

/**
 * A pooler recognises statements by their text and reuses ones prepared on other connections. A unique suffix
 * per connection prevents that.
 */
export function setStatementSuffix(client: pg.ClientBase, mark: number): void {
  markOf.set(client, ` /* ${mark} */`);
}

/**
 * Statements sent together in one packet with one Sync, and their answers in one packet back. PostgreSQL skips
 * everything after a failed statement.
 */
export class Batch implements pg.Submittable {
  readonly statements: readonly Statement[];
  readonly #client: pg.ClientBase;
  /** Called once, with the answers up to the statement that failed. */
  readonly #done: (answers: readonly StatementResult[], failure?: Error) => void;
  readonly #prepared: Map<string, RowReader>;
  readonly #answers: StatementResult[] = [];
  #reader: RowReader | undefined;
  #rows: Row[] = [];
  #fault: unknown;

  constructor(
    client: pg.ClientBase,
    statements: readonly Statement[],
    done: (answers: readonly StatementResult[], failure?: Error) => void,
  ) {
    this.#client = client;
    this.statements = statements;
    this.#done = done;
    this.#prepared = preparedOn.get(client) ?? new Map();
    preparedOn.set(client, this.#prepared);
  }

  /** The methods from here on are called by `pg`. */
  submit(connection: pg.Connection): void {
    const parsed = new Set<string>();
    connection.stream.cork();
    for (const { text, name = '', values = [] } of this.statements) {
      const isNew = !this.#prepared.has(name);
      if (isNew && !parsed.has(name)) {
        // An earlier attempt may have prepared this name and failed afterwards, so the name is released first.
        if (name !== '') connection.close({ type: 'S', name }, true);
        connection.parse({ name, text: text + (markOf.get(this.#client) ?? ''), types: [] }, true);
        if (name !== '') parsed.add(name);
      }
      connection.bind({ statement: name, values }, true);
      if (isNew) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    const isForeign = this.statements[this.#answers.length]?.isForeign;
    this.#reader = new RowReader(
      fields.map(({ name, dataTypeID }) => ({
        name: isForeign ? name : fromColumnName(name),
        typeId: dataTypeID,
        parse: this.#client.getTypeParser(dataTypeID, 'text'),
      })),
    );
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#reader ??= this.#prepared.get(this.#name) ?? withoutColumns;
    try {
      this.#rows.push(this.#reader.read(fields));
    } catch (error) {
      this.#fault ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.#name;
    if (name !== '' && !this.#prepared.has(name)) this.#prepared.set(name, this.#reader ?? withoutColumns);
    this.#answers.push({ rows: this.#rows, tag: text, fault: this.#fault });
    this.#reader = undefined;
    this.#rows = [];
    this.#fault = undefined;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  /**
   * Also called when the connection breaks. The error names the statement that failed, without its values. All later
   * statements of the batch fail with the same error, which their senders handle.
   */
  handleError(error: Error & { statement?: string }): void {
    error.statement = this.statements[this.#answers.length]?.text.slice(0, 200);
    this.#prepared.delete(this.#name);
    this.#done(this.#answers, error);
  }

  handleReadyForQuery(): void {
    this.#done(this.#answers);
  }

  /** The name of the statement whose answer is arriving. */
  get #name(): string {
    return this.statements[this.#answers.length]?.name ?? '';
  }
}
