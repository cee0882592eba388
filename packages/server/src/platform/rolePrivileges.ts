import type pg from 'pg';

/** Whether row-level security hides no rows from the connection's role. */
export async function seesAllShops(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  );
  return rows[0]?.free === true;
}

/** Throws if row-level security hides shops from the connection's role. */
export async function requireUnrestrictedRole(client: pg.Client): Promise<void> {
  if (!(await seesAllShops(client))) {
    throw new Error(
      'DATABASE_URL must name a superuser for this: row-level security would hide rows from this role',
    );
  }
}

/**
 * Throws if the connection's role may not disable foreign key checks, which filling and emptying whole tables needs.
 */
export async function requireKeyCheckBypass(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; free: boolean }>(
    "select current_user as role, has_parameter_privilege('session_replication_role', 'set') as free",
  );
  const [row] = rows;
  if (row?.free !== true)
    throw new Error(
      `DATABASE_URL must name a superuser for this, or a role that may let foreign keys rest: grant set on parameter session_replication_role to ${row?.role}`,
    );
}

/**
 * Throws if the connection's role is not a superuser, which is needed to read a server's log and to disable triggers.
 */
export async function requireSuperuser(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ role: string; super: boolean }>(
    'select rolname as role, rolsuper as super from pg_roles where rolname = current_user',
  );
  const [row] = rows;
  if (row?.super !== true)
    throw new Error(`A shop is moved by superusers on both sides: ${row?.role} is none at ${place}.`);
}
