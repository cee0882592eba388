import type pg from 'pg';
import type { Config } from './config.ts';

/** How the product connects to serve. */
export interface Serving {
  readonly url: string;
  /** Role to serve under when `url` is the owner's; null when `url` already names an unprivileged login. */
  readonly role: string | null;
  /**
   * The same place by a second login: a pooler has so many connections for each, and whoever waits for a transaction on the
   * side has one open meanwhile.
   */
  readonly aside?: string | undefined;
  /** Where single shops have been moved to: name → address, entered as its owner. */
  readonly places?: ReadonlyMap<string, string>;
}

type Addresses = Pick<Config, 'APP_DATABASE_URL' | 'ASIDE_DATABASE_URL' | 'DATABASE_URL' | 'DATABASE_PLACES'>;

const appRole = 'crossdock_app';

/** As itself, or in its role as whoever owns the database. */
export function asApp(config: Addresses): Serving {
  const { APP_DATABASE_URL: own, ASIDE_DATABASE_URL: aside, DATABASE_PLACES: places } = config;
  return own === undefined ? { ...asOwner(config), places } : { url: own, role: null, aside, places };
}

/** In its role as whoever owns the database, past any pooler: for what works by its connection. */
export function asOwner({ DATABASE_URL: url }: Pick<Config, 'DATABASE_URL'>): Serving {
  return { url, role: appRole };
}

/** The backend that the server names when it is entered is the one that answers, unless somebody stands in between. */
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
  /** A pooler that knows prepared statements gives them names of its own. */
  readonly unnamed: boolean;
}

/** What keeps the product from serving by a login of its own, if anything. */
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
