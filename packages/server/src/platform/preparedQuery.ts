import pg from 'pg';

/** How a statement's rows are read, as `pg` works it out of the database's description. */
interface Reading {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** The parts of `pg` that its types leave out; its version is pinned. */
interface Connection {
  describe(portal: unknown): void;
}
interface Internals {
  prepare(connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  readonly _result: Reading;
  _accumulateRows: boolean;
}
const plain = pg.Query.prototype as unknown as Internals;

interface Memory {
  readonly readings: Map<string, Reading>;
  /** The connection, without the question how rows are described. */
  readonly quiet: Connection;
}
const memories = new WeakMap<Connection, Memory>();

/**
 * A prepared statement that asks how its rows are described only the first time on a connection: that cannot change as
 * long as it is prepared there, and answering and reading it costs as much as several rows.
 */
export class PreparedQuery<R extends pg.QueryResultRow> extends pg.Query<R> {
  readonly #name: string;
  #isAsking = false;

  constructor(
    config: { readonly name: string; readonly text: string; readonly values: unknown[] },
    done: (error: Error | null, result: pg.QueryResult<R>) => void,
  ) {
    super(config, done as (error: Error | undefined, result: pg.QueryResult<R>) => void);
    this.#name = config.name;
  }

  /** Called by `pg` to send it. */
  prepare(connection: Connection): void {
    const memory = memories.get(connection);
    const reading = memory?.readings.get(this.#name);
    if (memory === undefined || reading === undefined) {
      this.#isAsking = true;
      plain.prepare.call(this, connection);
      return;
    }
    const { _result } = this as unknown as Internals;
    _result.fields = reading.fields;
    _result._parsers = reading._parsers;
    _result._prebuiltEmptyResultObject = reading._prebuiltEmptyResultObject;
    (this as unknown as Internals)._accumulateRows = true;
    plain.prepare.call(this, memory.quiet);
  }

  /** Called by `pg` when all went well. */
  handleReadyForQuery(connection: Connection): void {
    if (this.#isAsking) this.#remember(connection);
    plain.handleReadyForQuery.call(this, connection);
  }

  #remember(connection: Connection): void {
    let memory = memories.get(connection);
    if (memory === undefined) {
      const quiet: Connection = Object.create(connection, { describe: { value: () => undefined } });
      memory = { readings: new Map(), quiet };
      memories.set(connection, memory);
    }
    const { fields, _parsers, _prebuiltEmptyResultObject } = (this as unknown as Internals)._result;
    memory.readings.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
