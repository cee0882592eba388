import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startApp } from '../packages/server/src/app.ts';
import { Batch } from '../packages/server/src/platform/batch.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { RawHttpConnection, type WireStatement } from './wires.ts';

export interface RecordedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Replaces the product's `begin` and its prepared statement `scope`, which sets the shop, by one plain message, as
 * any client would send them. `commit` is another plain message.
 */
const scoped = ({ values = [] }: WireStatement): WireStatement => ({
  text: `begin; set local app.shop_id = '${String(values[0])}'`,
});
const plainCommit: WireStatement = { text: 'commit' };

/**
 * Lets the product answer the requests one by one on its own database and records every message to PostgreSQL, by
 * transaction. On an identical database the same messages have the same effects, because all ids and times are values.
 */
export async function recordStatements(
  databaseUrl: string,
  requests: readonly RecordedRequest[],
): Promise<WireStatement[][]> {
  const open = new Map<unknown, WireStatement[]>();
  const done: WireStatement[][] = [];
  const original = pg.Client.prototype.query;
  const listening = function (this: unknown, ...args: unknown[]) {
    const [first] = args;
    for (const statement of first instanceof Batch ? first.statements : []) {
      if (statement.text === 'begin') open.set(this, []);
      else if (statement.name === 'scope') open.get(this)?.push(scoped(statement));
      else open.get(this)?.push(statement.text === 'commit' ? plainCommit : statement);
      if (statement.text !== 'commit') continue;
      done.push(open.get(this) ?? []);
      open.delete(this);
    }
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  };
  const port = 3949;
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(tmpdir(), `crossdock-record-${process.pid}`),
  });
  const running = await startApp(config, pino({ level: 'silent' }), []);
  pg.Client.prototype.query = listening as typeof original;
  const http = await RawHttpConnection.open(`http://127.0.0.1:${port}`);
  try {
    for (const { path, headers, body } of requests) {
      const answer = await http.post(path, headers, body);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
    }
  } finally {
    pg.Client.prototype.query = original;
    http.end();
    await running.stop();
    rmSync(config.dataDir, { recursive: true, force: true });
  }
  // Background jobs have transactions too; only those of requests use idempotency keys.
  const recorded = done.filter((transaction) =>
    transaction.some(({ text }) => text.includes('idempotency_keys')),
  );
  if (recorded.length !== requests.length) throw new Error(`${recorded.length} transactions were recorded`);
  return recorded;
}
