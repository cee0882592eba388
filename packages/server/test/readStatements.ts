import { type ParseResult, parseSync } from 'libpg-query';
import pg from 'pg';
import { Batch, type Statement } from '../src/platform/batch.ts';
import { Database } from '../src/platform/db.ts';
import { asShopId } from '../src/platform/scope.ts';
import { isOnCluster } from './databases.ts';
import { faultsOf } from './statements.ts';

/**
 * Reads every statement that any of the server's tests sends in a shop's scope, once each in each worker: it must say of
 * every table whose rows it means. On a cluster the planner is asked too: one node must be enough for it.
 */
const seen = new Set<string>();
const planned = new Set<string>();
const faults: string[] = [];
const unplanned: Statement[] = [];
const ended = new WeakMap<Batch, number>();

/** What was found wrong since this was last asked. */
export const faultsFound = (): string[] => faults.splice(0);

const { submit, handleCommandComplete } = Batch.prototype;
Batch.prototype.submit = function (connection) {
  for (const { text, isForeign } of this.statements) {
    if (!isForeign && !seen.has(text)) {
      // What is sent raw is of the jobs library, of the demo, or of a test.
      seen.add(text);
      faults.push(...read(text));
    }
  }
  submit.call(this, connection);
};

/** What a test sends to see it fail has no plan. */
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
    // No SQL: what a test sends to see it fail.
    return [];
  }
  return (parsed.stmts ?? []).flatMap(({ stmt }) =>
    (stmt ? faultsOf(stmt) : []).map((fault) => `${fault}: ${text}`),
  );
}

const { end } = Database.prototype;
Database.prototype.end = async function () {
  if ((await isOnCluster()) && unplanned.length > 0) {
    // Any that is there: whose rows are meant is said by the values, and what another database was asked may be among them.
    const [shop] = await this.control<{ id: string }>('select id from shops where place is null limit 1');
    if (shop !== undefined) for (const one of unplanned.splice(0)) await plan(this, shop.id, one);
  }
  await end.call(this);
};

const hasPlan = /^(select|insert|update|delete|with)\b/i;

async function plan(database: Database, shopId: string, { text, values = [] }: Statement): Promise<void> {
  try {
    await database.transact(asShopId(shopId), async (tx) => {
      // With values in their places: a cluster explains no inserted query that has parameters.
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
