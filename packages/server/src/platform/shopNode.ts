import pg from 'pg';
import { isCoordinator, isDistributed } from './citus.ts';

/** The shop whose rows are searched. */
interface ShopTables {
  readonly shopId: string;
  readonly tables: readonly { readonly name: string }[];
}

/** The server that stores a shop's rows: the cluster node that has all of them, or the database itself. */
export interface ShopNode {
  readonly client: pg.Client;
  readonly url: string;
  /** The shop's tables, by the names that they have on that server. On a cluster, those are the names of shards. */
  readonly tableOf: ReadonlyMap<string, string>;
  /**
   * On a cluster: a JSON text with the node and the shard of each of the shop's tables, to notice when the cluster
   * moves them.
   */
  readonly placing: string | undefined;
}

/** Connects as the owner of the database. `connectToRead` also sets text formats that every server can read. */
export async function connectAsOwner(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'crossdock shop move' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const oneWay =
  "set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set timezone = 'UTC'";

export async function connectToRead(url: string): Promise<pg.Client> {
  const client = await connectAsOwner(url);
  await client.query(oneWay);
  return client;
}

/** Connects to the server that stores the shop's rows. Throws if the rows are not all on one node. */
export async function openNode(
  owner: pg.Client,
  url: string,
  { shopId, tables }: ShopTables,
): Promise<ShopNode> {
  const names = tables.map(({ name }) => name);
  if (!(await isCluster(owner))) {
    const tableOf = new Map(names.map((name) => [name, name]));
    return { client: await connectToRead(url), url, tableOf, placing: undefined };
  }
  const placed = await placedAt(owner, shopId, names);
  const nodes = new Set(placed.map((one) => addressOf(url, one)));
  const [at] = nodes;
  if (at === undefined || nodes.size > 1 || placed.length !== names.length)
    throw new Error(`The shop's ${names.length} tables are not each on the same one node of the cluster.`);
  const client = await connectToRead(at);
  // Objects that this connection creates are for its node only.
  await client.query('set citus.enable_ddl_propagation = off');
  const tableOf = new Map(placed.map(({ name, shard }) => [shard, name]));
  return { client, url: at, tableOf, placing: JSON.stringify(placed) };
}

/**
 * Throws if a cluster moved the rows to another node meanwhile, because the log of the old node then gets no more
 * changes.
 */
export async function refuseIfRowsMoved(
  owner: pg.Client,
  { client, placing }: ShopNode,
  { shopId, tables, name }: ShopTables & { readonly name: string },
): Promise<void> {
  const names = tables.map((table) => table.name);
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n from pg_publication_rel join pg_publication p on p.oid = prpubid where pubname = $1`,
    [name],
  );
  const isThere = placing === undefined || JSON.stringify(await placedAt(owner, shopId, names)) === placing;
  if (!isThere || rows[0]?.n !== tables.length)
    throw new Error(
      'The tables with the shop’s rows were moved to another node, or made anew, meanwhile: run this again.',
    );
}

/** The addresses of all servers that may hold leftovers of a move. */
export async function allNodeUrls(owner: pg.Client, url: string): Promise<string[]> {
  if (!(await isCluster(owner))) return [url];
  const { rows } = await owner.query<Address>(
    `select nodename as host, nodeport as port from pg_dist_node where noderole = 'primary' order by groupid`,
  );
  return rows.map((node) => addressOf(url, node));
}

async function isCluster(owner: pg.Client): Promise<boolean> {
  return (await isCoordinator(owner)) && (await isDistributed(owner));
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The URL of a node: the coordinator's URL with the host and port that the cluster stores for the node. */
function addressOf(coordinator: string, { host, port }: Address): string {
  const url = new URL(coordinator);
  url.hostname = host;
  url.port = String(port);
  return url.href;
}

async function placedAt(
  owner: pg.Client,
  shopId: string,
  names: readonly string[],
): Promise<(Address & { readonly name: string; readonly shard: string })[]> {
  const { rows } = await owner.query(
    `select name, shard_name(name::regclass, shard) as shard, nodename as host, nodeport as port
     from unnest($1::text[]) as name
     cross join lateral get_shard_id_for_distribution_column(name::regclass, $2::text) as shard
     join pg_dist_placement on shardid = shard
     join pg_dist_node on pg_dist_node.groupid = pg_dist_placement.groupid and noderole = 'primary'
     order by name, host, port`,
    [names, shopId],
  );
  return rows;
}
