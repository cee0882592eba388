import type pg from 'pg';

/** Throws where the connection's role would not see every shop's rows. */
export async function refuseBoundRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  );
  if (rows[0]?.free !== true) {
    throw new Error(
      'DATABASE_URL must name a superuser for this: row-level security would hide rows from this role',
    );
  }
}
