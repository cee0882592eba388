import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { tablesOf } from './backup.ts';
import type { Config } from './config.ts';
import { knownMigrations } from './migrate.ts';
import { requireSuperuser } from './rolePrivileges.ts';
import { importingPrefix, movingPrefix } from './shardMap.ts';
import { connectAsOwner, openNode, type ShopNode } from './shopNode.ts';

/** The name of the installation's own database among the places. */
export const installationDatabaseName = 'home';

/** Receives progress lines. */
export type ProgressReporter = (line: string) => void;

/** A move of a shop between two databases. Its progress is stored in them, so it continues after an interruption. */
export interface ShopMove {
  readonly shopId: string;
  readonly code: string;
  /** The name of the place, or `home`. */
  readonly from: string;
  readonly to: string;
  /** Connections as owners. */
  readonly home: pg.Client;
  readonly source: pg.Client;
  readonly target: pg.Client;
  readonly sourceUrl: string;
  readonly targetUrl: string;
  /** The name of the publication and of the replication slot that the move uses. */
  readonly name: string;
  /** The tables with rows of shops, and their writable columns. */
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[];
  readonly shopColumns: readonly string[];
  /** Whether the installation's own database already says that the shop is in the target. */
  readonly isSwitched: boolean;
}

/** A move, with the connection to the server that stores the shop's rows. */
export interface ConnectedMove extends ShopMove {
  readonly node: ShopNode;
  /** The ids, by table, of balances that changed after all balances were summed. */
  readonly touched: ReadonlyMap<string, Set<string>>;
}

export interface MoveOptions {
  readonly code: string;
  /** A name or address from DATABASE_PLACES, or `home`. */
  readonly to: string;
}

/** Whether both addresses lead to the same database, whatever the login. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [new URL(one), new URL(other)];
  return a.host === b.host && a.pathname === b.pathname;
};

function placeNamed(config: Config, to: string): string {
  if (to === installationDatabaseName || config.DATABASE_PLACES.has(to)) return to;
  if (URL.canParse(to) && isSame(to, config.DATABASE_URL)) return installationDatabaseName;
  for (const [name, url] of config.DATABASE_PLACES) if (URL.canParse(to) && isSame(to, url)) return name;
  throw new Error(
    'The new place must have a name in DATABASE_PLACES, here and in every process: they know it by its name.',
  );
}

/** Finds the shop and both databases. Throws if there is no such shop or nothing to move. */
export async function openMove(config: Config, { code, to }: MoveOptions): Promise<ShopMove> {
  const urlOf = (place: string) =>
    place === installationDatabaseName ? config.DATABASE_URL : (config.DATABASE_PLACES.get(place) ?? '');
  const target = placeNamed(config, to);
  const atHome = await connectAsOwner(config.DATABASE_URL);
  const opened = [atHome];
  try {
    const { rows } = await atHome.query<{ id: string; place: string | null }>(
      'select id, place from shops where code = $1',
      [code],
    );
    const [shop] = rows;
    if (shop === undefined) throw new Error(`There is no shop with the code ${code}.`);
    if (shop.place?.startsWith(importingPrefix))
      throw new Error('An export is being read back into the shop: finish that first (shop read-back).');
    const at =
      shop.place === null || shop.place.startsWith(movingPrefix) ? installationDatabaseName : shop.place;
    const source = at === target ? await leftBehind(config, shop.id, target) : at;
    if (source === undefined) throw new Error(`The shop ${code} is at ${target} already.`);
    if (urlOf(source) === '')
      throw new Error(`The shop is at ${source}, which DATABASE_PLACES does not name.`);
    const sides: pg.Client[] = [];
    for (const place of [source, target]) {
      sides.push(place === installationDatabaseName ? atHome : await connectAsOwner(urlOf(place)));
      opened.push(...sides.slice(-1));
    }
    const [out, into] = sides;
    if (out === undefined || into === undefined) throw new Error('two places are needed');
    return {
      shopId: shop.id,
      code,
      from: source,
      to: target,
      home: atHome,
      source: out,
      target: into,
      sourceUrl: urlOf(source),
      targetUrl: urlOf(target),
      name: `crossdock_move_${shop.id.replaceAll('-', '')}`,
      ...(await tablesOfShops(atHome)),
      isSwitched: at === target,
    };
  } catch (error) {
    await Promise.all([...new Set(opened)].map((client) => client.end()));
    throw error;
  }
}

/** Holds a lock while the connection is open; throws if another move holds it. */
export async function lockMove({ home: owner, name }: ShopMove): Promise<void> {
  const until = performance.now() + 1_000;
  for (;;) {
    const { rows } = await owner.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [name],
    );
    if (rows[0]?.held) return;
    // The lock of a killed run is released shortly after its end, so it is waited for until then.
    if (performance.now() > until) throw new Error('Another command moves this shop.');
    await pause(100);
  }
}

/** Connects to the server that holds the rows while `work` runs. */
export async function withRowServer<T>(
  move: ShopMove,
  work: (found: ConnectedMove) => Promise<T>,
): Promise<T> {
  const node = await openNode(move.source, move.sourceUrl, move);
  try {
    const touched = new Map(['ledger_accounts', 'points_balances'].map((name) => [name, new Set<string>()]));
    return await work({ ...move, node, touched });
  } finally {
    await node.client.end();
  }
}

export async function closeMove(move: ShopMove): Promise<void> {
  await Promise.all([...new Set([move.home, move.source, move.target])].map((client) => client.end()));
}

/** Another place that still has rows of the shop, because a move was interrupted near its end. */
async function leftBehind(config: Config, shopId: string, at: string): Promise<string | undefined> {
  const all = new Map([[installationDatabaseName, config.DATABASE_URL], ...config.DATABASE_PLACES]);
  for (const [place, url] of all) {
    if (place === at) continue;
    const client = await connectAsOwner(url);
    try {
      const known = await client.query("select to_regclass('public.staff') is not null as present");
      if (!known.rows[0]?.present) continue;
      // Finds rows of the shop in a database that does not serve them. If the shop was imported there as a shop of
      // its own, it is served and does not count.
      const { rowCount } = await client.query(
        `select from shops where id = $1 and place is not null
         and exists (select from staff where shop_id = $1)`,
        [shopId],
      );
      if (rowCount !== 0) return place;
    } finally {
      await client.end();
    }
  }
  return undefined;
}

/** Tables about the shop's address and about the move. The move writes their rows and does not copy them. */
const beside: readonly string[] = ['shop_hosts', 'shop_moves'];

async function tablesOfShops(owner: pg.Client): Promise<Pick<ShopMove, 'tables' | 'shopColumns'>> {
  const { rows } = await owner.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and is_generated = 'ALWAYS'`,
  );
  const generated = new Set(rows.map(({ name, column }) => `${name}.${column}`));
  const all = await tablesOf(owner);
  return {
    shopColumns: all.find(({ name }) => name === 'shops')?.columns ?? [],
    tables: all
      .filter(({ name, columns }) => !beside.includes(name) && columns.includes('shop_id'))
      .map(({ name, columns }) => ({
        name,
        columns: columns.filter((column) => !generated.has(`${name}.${column}`)),
      })),
  };
}

/** Throws, with the reason, if the move cannot be completed. */
export async function refuseImpossibleMove(move: ConnectedMove): Promise<void> {
  const { source, target, node, name } = move;
  await requireSuperuser(source, move.from);
  await requireSuperuser(target, move.to);
  await requireSuperuser(node.client, move.from);
  const { rows } = await node.client.query<{ level: string; free: number; own: number }>(
    `select current_setting('wal_level') as level,
       current_setting('max_replication_slots')::integer - count(*)::integer as free,
       count(*) filter (where slot_name = $1)::integer as own
     from pg_replication_slots`,
    [name],
  );
  const [log] = rows;
  const { host } = new URL(node.url);
  if (log?.level !== 'logical')
    throw new Error(
      `The server that the shop leaves must have wal_level = logical, ${host} has ${log?.level}.`,
    );
  // The move needs one slot for following changes, and for a short time one for the snapshot whose rows are counted.
  if (log.free + log.own < 2)
    throw new Error(
      `The server that the shop leaves needs two free replication slots (max_replication_slots of ${host}).`,
    );
  await refuseOtherVersion(target);
  const { rows: taken } = await target.query<{ same: boolean }>(
    'select id = $2 as same from shops where (code = $1 and id <> $2) or (id = $2 and place is null)',
    [move.code, move.shopId],
  );
  if (taken.length > 0)
    throw new Error(
      taken[0]?.same
        ? `The shop is served at ${move.to} itself.`
        : `There is another shop with the code ${move.code} at ${move.to}.`,
    );
  await refuseUnknowing(move);
}

async function refuseOtherVersion(target: pg.Client): Promise<void> {
  const { rows } = await target.query<{ version: string }>('select version from schema_migrations');
  const there = new Set(rows.map(({ version }) => version));
  const missing = knownMigrations().filter((version) => !there.has(version));
  if (missing.length > 0) throw new Error(`The new place lacks ${missing.join(', ')}: operate -- migrate`);
}

/**
 * Refuses if a running process does not know the new place: without its address the process could not serve the moved
 * shop, and an older build does not know about moves.
 */
async function refuseUnknowing({ home: owner, to }: ShopMove): Promise<void> {
  if (to === installationDatabaseName) return;
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::integer as n from processes
     where seen_at > now() - interval '15 seconds' and not $1 = any(places)`,
    [to],
  );
  const n = rows[0]?.n ?? 0;
  if (n > 0)
    throw new Error(
      `${n} running processes have no address for ${to} in DATABASE_PLACES: start them anew first.`,
    );
}
