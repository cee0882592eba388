import type pg from 'pg';
import { clusterStatements } from './clusterStatements.ts';

/** Small tables that every node has in full. Every other table with a shop_id is distributed by it. */
const reference: readonly string[] = ['shops', 'shop_hosts', 'countries', 'areas'];

/**
 * Makes a transaction run on every node: its settings apply on one connection to each node, which then sees
 * the transaction's changes and one snapshot of its node. No effect on plain PostgreSQL.
 */
export const everyNodeSettingsSql = `set local citus.propagate_set_commands = 'local';
  set local citus.multi_shard_modify_mode = 'sequential'; set local citus.max_adaptive_executor_pool_size = 1`;

/** Receives a progress line per table. */
export type ProgressReporter = (line: string) => void;

/** Whether this is the coordinator of a Citus cluster. */
export async function isCoordinator(owner: pg.ClientBase): Promise<boolean> {
  const { rows } = await owner.query<{ present: boolean }>(
    "select exists (select from pg_extension where extname = 'citus') as present",
  );
  if (!rows[0]?.present) return false;
  const answer = await owner.query<{ coordinates: boolean }>('select citus_is_coordinator() as coordinates');
  if (answer.rows[0]?.coordinates) return true;
  throw new Error('DATABASE_URL names a worker of a Citus cluster; name its coordinator');
}

/** Whether the tables are distributed, so that migrations must be rewritten for the cluster. */
export async function isDistributed(owner: pg.ClientBase): Promise<boolean> {
  return (await countDistributedTables(owner)) > 0;
}

/** The number of distributed tables. */
export async function countDistributedTables(owner: pg.ClientBase): Promise<number> {
  return (await tables(owner)).filter(({ isSpread }) => isSpread).length;
}

/**
 * Prepares a coordinator's database: lets the role that serves requests log in on every node, and creates the table
 * of statements that must wait until their tables are distributed. Safe to repeat.
 */
export async function prepareCoordinator(owner: pg.ClientBase): Promise<void> {
  // The role may have been created before the cluster or before a worker node was added, so it is set up on each node
  // separately.
  await owner.query(`select run_command_on_all_nodes($command$
    do $role$ begin
      perform set_config('citus.enable_ddl_propagation', 'off', true);
      if not exists (select from pg_roles where rolname = 'crossdock_app') then
        create role crossdock_app nobypassrls;
      end if;
      alter role crossdock_app login;
    end $role$ $command$)`);
  // Statements that a migration cannot run before its tables are distributed. Each is deleted after it ran.
  await owner.query(`create table if not exists held_statements (
    place bigint generated always as identity primary key, statement text not null)`);
  await owner.query("set citus.enable_unsafe_triggers = 'on'");
}

/**
 * Distributes the remaining tables: reference tables to every node, tenant tables by `shop_id`, with all tables of a
 * shop on one node. Each step is a transaction of its own and progress is read from the database, so a repeated run
 * continues after an interruption. Nothing else may use the database meanwhile.
 */
export async function distribute(owner: pg.ClientBase, report: ProgressReporter): Promise<void> {
  await owner.query('set statement_timeout = 0');
  await distributeFunctions(owner);
  const known = await tables(owner);
  const due = known.filter(({ isSpread }) => !isSpread);
  if (due.length > 0) await inTransaction(owner, () => holdKeys(owner));
  let anchor = known.find(({ isSpread, name }) => isSpread && !reference.includes(name))?.name;
  for (const [at, { name }] of due.entries()) {
    const started = performance.now();
    await inTransaction(owner, async () => {
      // Moves rows without firing triggers, because rows that triggers created earlier are moved with their own
      // tables.
      await owner.query(everyNodeSettingsSql);
      await owner.query('set local session_replication_role = replica');
      if (reference.includes(name))
        await owner.query('select create_reference_table($1::text::regclass)', [name]);
      else
        await owner.query(
          "select create_distributed_table($1::text::regclass, 'shop_id', colocate_with => $2)",
          [name, anchor ?? 'default'],
        );
      // The rows are on the nodes now; the local copies would never be read again.
      await owner.query('select truncate_local_data_after_distributing_table($1::text::regclass)', [name]);
    });
    if (!reference.includes(name)) anchor ??= name;
    report(`${at + 1} of ${due.length}: ${name} (${Math.round(performance.now() - started)} ms)`);
  }
  await runHeld(owner, report);
}

/** Applies a migration in one transaction. Statements that need distributed tables are stored with it for later. */
export async function applyOnCluster(owner: pg.ClientBase, file: string): Promise<void> {
  const { now, held } = await clusterStatements(file);
  await owner.query(everyNodeSettingsSql);
  for (const statement of now) await owner.query(statement);
  for (const statement of held) await hold(owner, statement);
}

interface Table {
  readonly name: string;
  readonly isSpread: boolean;
}

/** All tables to distribute, reference tables first. */
async function tables(owner: pg.ClientBase): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select relname as name, exists (select from pg_dist_partition where logicalrelid = c.oid) as "isSpread"
     from pg_class c
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and (relname = any($1) or exists (
         select from pg_attribute where attrelid = c.oid and attname = 'shop_id' and not attisdropped))
     order by array_position($1, relname::text), relname`,
    [reference],
  );
  return rows;
}

/** Functions that indexes, defaults and other functions call must exist on every node. */
async function distributeFunctions(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
       and not exists (select from pg_catalog.pg_dist_object where objid = p.oid)
     -- One may call another that was made before it.
     order by p.oid`,
  );
  for (const { name } of rows) await owner.query('select create_distributed_function($1)', [name]);
}

/** Drops foreign keys to tables that are not distributed yet and stores them for later. */
async function holdKeys(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k
     where contype = 'f' and connamespace = 'public'::regnamespace and not relation_is_a_known_shard(conrelid)
       and not (conrelid in (select logicalrelid from pg_dist_partition)
         and confrelid in (select logicalrelid from pg_dist_partition))
     order by conrelid::regclass::text, conname`,
  );
  for (const { table, name, definition } of rows) {
    await hold(owner, `alter table ${table} add constraint ${name} ${definition}`);
    await owner.query(`alter table ${table} drop constraint ${name}`);
  }
}

async function hold(owner: pg.ClientBase, statement: string): Promise<void> {
  await owner.query('insert into held_statements (statement) values ($1)', [statement]);
}

async function runHeld(owner: pg.ClientBase, report: ProgressReporter): Promise<void> {
  const { rows } = await owner.query<{ place: string; statement: string }>(
    'select place, statement from held_statements order by place',
  );
  for (const [at, { place, statement }] of rows.entries()) {
    await inTransaction(owner, async () => {
      await owner.query('delete from held_statements where place = $1', [place]);
      await owner.query(statement);
    });
    report(`key ${at + 1} of ${rows.length}: ${statement.slice(0, 90)}`);
  }
}

async function inTransaction(owner: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await owner.query('begin');
  try {
    await work();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
