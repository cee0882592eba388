import { type Client, createClient } from '@crossdock/contract/client.ts';
import { calls } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { Role } from '@crossdock/domain/staff/roles.ts';
import pg from 'pg';
import { type RunningApp, startApp } from '../src/app.ts';
import { withContractNames } from '../src/platform/columns.ts';
import { readConfig } from '../src/platform/config.ts';
import { NoTransaction } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import { asMemberId, asShopId, asStaffId } from '../src/platform/scope.ts';
import { openSession } from '../src/platform/sessions.ts';
import { cloneDatabase, dropDatabase, isOnCluster, poolerSettings } from './databases.ts';
import { watchFailedCalls } from './failedCalls.ts';
import { locatedClient } from './locatedClient.ts';
import { noteForm } from './recordExamples.ts';
import { type TableRows, tableRows } from './tableRows.ts';
import { temporaryFolder, untilFileEnds } from './untilFileEnds.ts';

/** The password of everybody in a world. It is hashed only once, because hashing is slow by design. */
export const password = 'Forwarder7';

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly client: Client;
}

export interface WorldShop {
  readonly id: string;
  readonly host: string;
  /** A visitor's client, without a token. */
  readonly guest: Client;
  /** A client with this token. */
  as(token: string, lang?: Lang): Client;
  member(fields?: { account?: string; phone?: string; email?: string; name?: string }): Promise<Person>;
  staff(roles?: Role[]): Promise<Person>;
  /** Changes settings directly in the table, without a call of staff. */
  set(changes: Partial<ShopSettings>): Promise<void>;
  /** Inserts a row for a picture of this person, because uploading a file is another call. Returns its id. */
  pictureOf(person: Pick<Person, 'id'>, purpose: string, by?: 'member' | 'staff'): Promise<string>;
}

/** A running product on a database of its own, with two empty shops: one in Taiwan, one in Thailand. */
export interface World extends TableRows {
  readonly running: RunningApp;
  readonly tw: WorldShop;
  readonly th: WorldShop;
  /** Runs SQL as the database's owner, without row-level security, to prepare or check rows. */
  sql<T = Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>;
  /** The number of this database's statements that wait for a lock, on all nodes. */
  waitingForLocks(): Promise<number>;
  /** A client of a shop, by default without a token. */
  client(host: string, token?: string, lang?: Lang): Client;
  /** Stops the world before the end of the test file. @throws Error if a call failed in the server unexpectedly. */
  stop(): Promise<void>;
}

export interface WorldOptions {
  readonly env?: Record<string, string>;
  readonly settings?: Partial<ShopSettings>;
  /** The folder of a built portal to serve. By default only the API is served. */
  readonly portal?: string;
  /** Looks for due work every minute, as the product does. By default tests run the jobs that they need. */
  readonly clock?: boolean;
}

const wire = deriveWire(calls);

/** Lets one person create any amount of money. Tests of the two-person rule set their own limit. */
const freeHands: Partial<ShopSettings> = { adjustAloneMaxMinor: Number.MAX_SAFE_INTEGER };

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { name, url } = await cloneDatabase();
  const owner = new pg.Pool({ connectionString: url, max: 4, options: '-c citus.enable_unsafe_triggers=on' });
  // Dropping the database can cut a connection that is still closing after the pool has ended.
  owner.on('error', () => undefined);
  const config = readConfig({
    DATABASE_URL: url,
    ...poolerSettings(url),
    PORT: '0',
    HOST: '127.0.0.1',
    // Tests must run even when the disk is nearly full.
    MIN_FREE_MB: '0',
    DATA_DIR: temporaryFolder('test'),
    LOG_LEVEL: 'fatal',
    // A machine that stalls for some seconds must not fail a test.
    DATABASE_WAIT_SECONDS: '30',
    ...options.env,
  });
  const failedCalls = watchFailedCalls();
  const running = await startApp(
    config,
    failedCalls.log,
    options.portal === undefined ? [] : [{ base: '/', folder: options.portal }],
  );
  // The server caches the shops that it has read, and does not notice changes by SQL.
  const forgetShops = () => running.services.tenants.forget();
  const sql = async <T>(text: string, values: unknown[] = []) => {
    const { rows } = await owner.query(text, values);
    if (/\b(shops|shop_hosts|installation_payee)\b/.test(text)) forgetShops();
    return rows.map(withContractNames<T>);
  };
  // At each new minute, the clock would run jobs that a test wants to run or to check.
  const clockStopped = options.clock
    ? undefined
    : running.background.then(() => owner.query('delete from pgboss.schedule')).catch(() => undefined);
  const client = clientsOf(running);
  const shop = (code: string, currency: string, timeZone: string, host: string) =>
    createShop(
      { running, sql, client },
      { code, currency, timeZone, host, settings: { ...freeHands, ...options.settings } },
    );
  const tw = await shop('tw', 'TWD', 'Asia/Taipei', 'tw.test');
  const th = await shop('th', 'THB', 'Asia/Bangkok', 'th.test');
  return {
    running,
    tw,
    th,
    sql,
    ...tableRows(owner, (table) => table === 'shops' && forgetShops()),
    waitingForLocks: async () => {
      const activity = (await isOnCluster()) ? 'citus_stat_activity' : 'pg_stat_activity';
      const waits = "datname = current_database() and wait_event_type = 'Lock'";
      return (await sql(`select 1 from ${activity} where ${waits}`)).length;
    },
    client,
    stop: untilFileEnds(async () => {
      await clockStopped;
      await running.stop();
      await owner.end();
      await dropDatabase(name);
      failedCalls.throwIfAny();
    }),
  };
}

const clientsOf =
  (running: RunningApp): World['client'] =>
  (host, token, lang = 'en') =>
    locatedClient(
      createClient({
        wire,
        baseUrl: `http://${host}/api/`,
        lang,
        token: token ?? null,
        dedupeMs: 0,
        fetch: injectedFetch(running),
      }),
    );

interface Parts {
  readonly running: RunningApp;
  readonly sql: World['sql'];
  readonly client: World['client'];
}

let passwordHash: Promise<string> | undefined;
let peopleMade = 0;

async function createShop(
  { running, sql, client }: Parts,
  shop: { code: string; currency: string; timeZone: string; host: string; settings: Partial<ShopSettings> },
): Promise<WorldShop> {
  const id = newId();
  const at = new Date().toISOString();
  await sql(
    `insert into shops (id, code, name, currency, time_zone, default_lang, settings, created_at)
     values ($1, $2, $3, $4, $5, 'tw', $6, $7)`,
    [id, shop.code, `Shop ${shop.code}`, shop.currency, shop.timeZone, JSON.stringify(shop.settings), at],
  );
  await sql('insert into shop_hosts (host, shop_id, is_primary) values ($1, $2, true)', [shop.host, id]);
  const visitor = { ip: '127.0.0.1', userAgent: 'test' };
  const open = (holder: Parameters<typeof openSession>[1]) =>
    running.database.transact(asShopId(id), (tx) => openSession(tx, holder, visitor));
  const as = (token: string, lang?: Lang) => client(shop.host, token, lang);
  return {
    id,
    host: shop.host,
    guest: client(shop.host),
    as,
    ...writing(sql, id),
    member: async (fields = {}) => {
      passwordHash ??= hashPassword(NoTransaction.command, password);
      const memberId = newId();
      const n = String(++peopleMade).padStart(6, '0');
      await sql(
        `insert into members (shop_id, id, account, name, area_code, phone, email, password_hash, simple_code, random_name, created_at)
         values ($1, $2, $3, $4, '886', $5, $6, $7, $8, $9, $10)`,
        [
          id,
          memberId,
          fields.account ?? `member${n}`,
          fields.name ?? `王小${n}`,
          fields.phone ?? `0912${n}`,
          fields.email ?? `member${n}@example.com`,
          await passwordHash,
          `S${n}`,
          `R${n}`,
          at,
        ],
      );
      const token = await open({ memberId: asMemberId(memberId) });
      return { id: memberId, token, client: as(token) };
    },
    staff: async (roles = ['owner']) => {
      passwordHash ??= hashPassword(NoTransaction.command, password);
      const staffId = newId();
      const n = ++peopleMade;
      await sql(
        `insert into staff (shop_id, id, login, name, password_hash, roles, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, staffId, `staff${n}`, `Clerk ${n}`, await passwordHash, roles, at],
      );
      const token = await open({ staffId: asStaffId(staffId) });
      return { id: staffId, token, client: as(token) };
    },
  };
}

const writing = (sql: World['sql'], shopId: string): Pick<WorldShop, 'set' | 'pictureOf'> => ({
  set: async (changes) => {
    const text = JSON.stringify(changes);
    await sql('update shops set settings = settings || $2::jsonb where id = $1', [shopId, text]);
  },
  pictureOf: async (person, purpose, by = 'member') => {
    const id = newId();
    await sql(
      `insert into files (shop_id, id, purpose, ${by}_id, mime, bytes, created_at) values ($1, $2, $3, $4, 'image/webp', 9, now())`,
      [shopId, id, purpose, person.id],
    );
    return id;
  },
});

/** Passes requests to the server without a socket, so that no host name needs resolving. */
export function injectedFetch(running: RunningApp): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const noted = await noteForm(request);
    const answer = await running.server.app.inject({
      method: request.method as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), ...noted, host: url.host },
      ...(request.method === 'GET' ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
}
