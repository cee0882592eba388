import type { PgBoss } from 'pg-boss';
import type { ShopId } from './scope.ts';

/** For each queue, how many jobs of the shop are in it and could start now. */
export async function countJobsAhead(
  boss: PgBoss,
  shopId: ShopId,
  queues: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows }: { rows: { name: string; ahead: number }[] } = await boss.getDb().executeSql(
    `select name, count(*)::int as ahead from pgboss.job where name = any($1) and state < 'active'
       and not blocked and start_after <= now() and data ->> 'shopId' = $2 group by name`,
    [queues, shopId],
  );
  return new Map(rows.map(({ name, ahead }) => [name, ahead]));
}
