import type pg from 'pg';
import type { Config } from './config.ts';

/** How the server connects to the database. */
export interface DatabaseLogin {
  readonly url: string;
  /** The role to serve under if `url` is the owner's; null if `url` is an unprivileged login. */
  readonly role: string | null;
  /**
   * The same database with a second login, for transactions inside another transaction. A pooler limits connections
   * per login, and a caller that waits for such a transaction already holds a connection.
   */
  readonly aside?: string | undefined;
  /** Databases that single shops were moved to: name → address with its owner's login. */
  readonly places?: ReadonlyMap<string, string>;
}

type Addresses = Pick<Config, 'APP_DATABASE_URL' | 'ASIDE_DATABASE_URL' | 'DATABASE_URL' | 'DATABASE_PLACES'>;

const appRole = 'crossdock_app';

/**
 * The addresses for connecting to the database as the product: under its own login, or as the owner in the
 * serving role.
 */
export function servingLogin(config: Addresses): DatabaseLogin {
  const { APP_DATABASE_URL: own, ASIDE_DATABASE_URL: aside, DATABASE_PLACES: places } = config;
  return own === undefined ? { ...ownerLogin(config), places } : { url: own, role: null, aside, places };
}

/**
 * Connects as the owner in the serving role, bypassing any pooler, for work that depends on its connection.
 */
export function ownerLogin({ DATABASE_URL: url }: Pick<Config, 'DATABASE_URL'>): DatabaseLogin {
  return { url, role: appRole };
}

/**
 * Whether the connection goes through a pooler: then the answering backend is another than the one named at login.
 */
export function isPooled(client: object, answeredBy: number): boolean {
  return 'processID' in client && client.processID !== answeredBy;
}

const question = {
  name: 'serving',
  text: `select pg_backend_pid() as pid, current_user as login, rolsuper or rolbypassrls as free,
    pg_has_role('${appRole}', 'member') as member,
    (select json_agg(name order by name) from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0') as endless,
    exists (select from pg_prepared_statements where name = 'serving') as unnamed
  from pg_roles where rolname = current_user`,
};

interface Answer {
  readonly pid: number;
  readonly login: string;
  readonly free: boolean;
  readonly member: boolean;
  readonly endless: readonly string[] | null;
  /**
   * Whether statements must be sent without names, because the pooler gives names of its own to prepared statements.
   */
  readonly unnamed: boolean;
}

/** The faults that prevent the product from serving with this login. */
export async function servingFaults(client: pg.ClientBase, hasAside: boolean): Promise<string[]> {
  const { rows } = await client.query<Answer>(question);
  const [found] = rows;
  if (found === undefined) return ['the login is of no role'];
  const { login, free, member, endless, unnamed } = found;
  const faults: string[] = [];
  if (free) faults.push(`${login} passes row-level security: name a login that owns nothing`);
  if (!member) faults.push(`${login} is no member of ${appRole}`);
  if (endless !== null) faults.push(`${login} lacks ${endless.join(', ')}: alter role … set …`);
  if (!isPooled(client, found.pid)) return faults;
  if (unnamed) faults.push('the pooler forgets prepared statements: pgbouncer 1.21 or newer does not');
  if (!hasAside) faults.push('ASIDE_DATABASE_URL must name a second login through the pooler');
  return faults;
}
