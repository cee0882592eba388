import pg from 'pg';

/**
 * How much the clocks of processes may differ. A job that is selected because of this margin without need runs once
 * more, which is harmless.
 */
const clocksDiffer = '1 minute';

/**
 * Selects the jobs that were queued and unfinished at the moment of `owner`'s transaction, with the columns of
 * `waiting_jobs`. Jobs that still have a row in `waiting_jobs` are left out, and so are jobs of the scheduler that
 * belong to no shop, because they come again.
 */
export async function queuedJobsQuery(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ moment: string }>('select now()::text as moment');
  const shops = await owner.query<{ id: string }>('select id from shops where place is null');
  const waiting = await owner.query<{ id: string }>('select id from waiting_jobs');
  const moment = pg.escapeLiteral(rows[0]?.moment ?? '');
  const list = (ids: readonly { id: string }[]) => pg.escapeLiteral(`{${ids.map(({ id }) => id).join(',')}}`);
  return `select (data ->> 'shopId')::uuid, id, name, data - 'shopId', start_after from pgboss.job
    where data ->> 'shopId' = any(${list(shops.rows)}::text[]) and id <> all(${list(waiting.rows)}::uuid[])
      and (completed_on is null or completed_on >= ${moment}::timestamptz)
      and uuid_extract_timestamp(id) <= ${moment}::timestamptz + interval '${clocksDiffer}'`;
}
