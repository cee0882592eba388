import { type ParseResult, parseSync } from 'libpg-query';
import pg from 'pg';
import { Batch, type Statement } from '../src/platform/batch.ts';
import { Database } from '../src/platform/db.ts';
import { asShopId } from '../src/platform/scope.ts';
import { isOnCluster } from './databases.ts';
import { faultsOf } from './statements.ts';

/**
 * Parses every statement that the server's tests send in a shop's scope, once in each worker. Each must name the shop
 * for every table. On a cluster, the planner must also find that one node is enough.
 */
const seen = new Set<string>();
const planned = new Set<string>();
const faults: string[] = [];
const unplanned: Statement[] = [];
const ended = new WeakMap<Batch, number>();

/** Returns the faults found since the last call. */
export const takeStatementFaults = (): string[] => faults.splice(0);

const { submit, handleCommandComplete } = Batch.prototype;
Batch.prototype.submit = function (connection) {
  for (const { text, isForeign } of this.statements) {
    if (!isForeign && !seen.has(text)) {
      // Raw statements are skipped: they come from the jobs library, the demo or a test.
      seen.add(text);
      faults.push(...read(text));
    }
  }
  submit.call(this, connection);
};

/** Only completed statements get here and are planned. Tests send some that fail. */
Batch.prototype.handleCommandComplete = function (message) {
  const at = ended.get(this) ?? 0;
  ended.set(this, at + 1);
  const statement = this.statements[at];
  if (statement && !statement.isForeign && hasPlan.test(statement.text) && !planned.has(statement.text)) {
    planned.add(statement.text);
    unplanned.push(statement);
  }
  handleCommandComplete.call(this, message);
};

function read(text: string): string[] {
  let parsed: ParseResult;
  try {
    parsed = parseSync(text);
  } catch {
    // The text is not SQL: a test sends it and expects it to fail.
    return [];
  }
  return (parsed.stmts ?? []).flatMap(({ stmt }) =>
    (stmt ? faultsOf(stmt) : []).map((fault) => `${fault}: ${text}`),
  );
}

const { end } = Database.prototype;
Database.prototype.end = async function () {
  if ((await isOnCluster()) && unplanned.length > 0) {
    // Plans all statements in one transaction of any shop of this database, because their values already name their
    // own shops. This includes statements that were sent to another database with the same tables.
    const [shop] = await this.control<{ id: string }>('select id from shops where place is null limit 1');
    if (shop !== undefined) for (const one of unplanned.splice(0)) await plan(this, shop.id, one);
  }
  await end.call(this);
};

const hasPlan = /^(select|insert|update|delete|with)\b/i;

async function plan(database: Database, shopId: string, { text, values = [] }: Statement): Promise<void> {
  try {
    await database.transact(asShopId(shopId), async (tx) => {
      // Inserts the values in place of the parameters, because a cluster cannot explain an `insert … select` that has
      // parameters.
      const said = text.replace(/\$(\d+)/g, (_, at: string) => literal(values[Number(at) - 1]));
      const { rows } = await tx.raw(`explain ${said}`);
      const lines = rows.flatMap((row) => Object.values(row).map(String));
      const counts = lines.flatMap((line) => /Task Count: (\d+)/.exec(line)?.[1] ?? []);
      if (counts.some((count) => count !== '1')) faults.push(`${counts.join(', ')} shards for: ${text}`);
    });
  } catch (error) {
    faults.push(`no plan (${error instanceof Error ? error.message : error}) for: ${text}`);
  }
}

const literal = (value: string | Buffer | null | undefined): string =>
  typeof value === 'string'
    ? pg.escapeLiteral(value)
    : value
      ? pg.escapeLiteral(`\\x${value.toString('hex')}`)
      : 'null';
