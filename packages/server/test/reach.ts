import pg from 'pg';
import { vi } from 'vitest';
import { Batch } from '../src/platform/batch.ts';

/**
 * Finds the ids that a call can distinguish from an unknown id. It calls with an unknown id and reads the statements
 * that contain it. Another id changes the call's behaviour only if one of these statements returns something else, so
 * the id must occur in a table that the statement names. All other ids get the same answer.
 */
export class ReachableIdFinder {
  /** The tables in which each id occurs, in any column. */
  readonly #holders: ReadonlyMap<string, ReadonlySet<string>>;
  /** The tables that a table's rows refer to. The database looks these up when it writes a row. */
  readonly #references: ReadonlyMap<string, readonly string[]>;

  private constructor(
    holders: ReadonlyMap<string, ReadonlySet<string>>,
    references: ReadonlyMap<string, readonly string[]>,
  ) {
    this.#holders = holders;
    this.#references = references;
  }

  static async of(owner: pg.Pool, ids: readonly string[]): Promise<ReachableIdFinder> {
    const { rows: tables } = await owner.query<{ name: string; references: string[] }>(
      `select c.relname as name, array(
         select f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as references
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    const holders = new Map(ids.map((id) => [id, new Set<string>()]));
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
      for (const { row } of rows) for (const [id] of row.matchAll(uuid)) holders.get(id)?.add(name);
    }
    return new ReachableIdFinder(holders, new Map(tables.map(({ name, references }) => [name, references])));
  }

  /** Sends a request with an unknown id. Returns all ids that the call might distinguish from it. */
  async idsTreatedDifferently(send: (id: string) => Promise<void>): Promise<string[]> {
    const nowhere = crypto.randomUUID();
    const texts = await statementsWith(nowhere, () => send(nowhere));
    const named = [...new Set(texts.flatMap((text) => this.#tablesOf(text)))];
    return [...this.#holders].flatMap(([id, tables]) => (named.some((one) => tables.has(one)) ? [id] : []));
  }

  #tablesOf(text: string): string[] {
    const named = (text.match(/\w+/g) ?? []).filter((word) => this.#references.has(word));
    const written = [...text.matchAll(/(?:insert into|update)\s+"?(\w+)/gi)].map(([, name = '']) => name);
    return [...named, ...written.flatMap((name) => this.#references.get(name) ?? [])];
  }
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The statements sent to a database during the work that contain this word in their values or text. */
async function statementsWith(word: string, work: () => Promise<void>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const sent = query.mock.calls.flatMap(([one, values]: unknown[]): unknown[] =>
      one instanceof Batch
        ? [...one.statements]
        : [{ ...(typeof one === 'string' ? { text: one, values } : (one as object)) }],
    );
    return sent
      .filter((one) => JSON.stringify(one).includes(word))
      .map((one) => String((one as { text?: string }).text));
  } finally {
    query.mockRestore();
  }
}
