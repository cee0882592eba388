import pg from 'pg';

/** By which clocks of several processes may differ, in minutes: what is too much is run once more, and changes nothing. */
const clocksDiffer = '1 minute';

/**
 * Which jobs stand in the queue that had not been done at the moment of `owner`'s transaction, but for those that wait in their
 * shops still: a select with the columns of `waiting_jobs`, for whoever looks later. What the clock makes comes by itself.
 */
export async function queuedJobs(owner: pg.Client): Promise<string> {
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
