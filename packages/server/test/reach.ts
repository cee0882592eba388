import pg from 'pg';
import { vi } from 'vitest';
import { Batch } from '../src/platform/batch.ts';

/**
 * Which ids a call can tell from one that is nowhere. It is asked with one that is nowhere, and its statements are read. Asked
 * with another, it does the same up to the first statement that is answered otherwise, and that is one which carries the id
 * and names a table where the id stands in some row. The ids of which that is true of no statement get the same answer.
 */
export class Reach {
  /** The tables where an id stands, in whichever column. */
  readonly #holders: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a table's rows refer to: looked up where one is written. */
  readonly #references: ReadonlyMap<string, readonly string[]>;

  private constructor(
    holders: ReadonlyMap<string, ReadonlySet<string>>,
    references: ReadonlyMap<string, readonly string[]>,
  ) {
    this.#holders = holders;
    this.#references = references;
  }

  static async of(owner: pg.Pool, ids: readonly string[]): Promise<Reach> {
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
    return new Reach(holders, new Map(tables.map(({ name, references }) => [name, references])));
  }

  /** Sends a request with an id that is nowhere; answers those of all ids that it might tell from it. */
  async toldApart(send: (id: string) => Promise<void>): Promise<string[]> {
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

/** What was sent to a database meanwhile with this word among its values, or in its text. */
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
