import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';

/** Points of the old system; below 0 for points that are taken back. */
export interface OpeningPoints {
  readonly memberId: string;
  readonly points: number;
}

/**
 * Enters points of the old system for many members at once. Answers the members who have fewer than should be
 * taken back; their points stay. Each member may occur only once.
 */
export async function enterOpeningPoints(
  tx: Tx,
  staffId: string,
  memo: string,
  entries: readonly OpeningPoints[],
): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const rows = entries.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
  const done = await tx.all<{ memberId: string }>({
    compile: () =>
      sql<{ memberId: string }>`with wanted as (
          select "memberId" as member_id, points
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new ("memberId" uuid, points integer)
        ), given as (
          insert into points_balances as mine (shop_id, member_id, balance, owed)
          select ${tx.shopId}::uuid, member_id, points, 0 from wanted where points > 0 order by member_id
          on conflict (shop_id, member_id) do update set
            balance = greatest(mine.balance - mine.owed + excluded.balance, 0),
            owed = greatest(mine.owed - mine.balance - excluded.balance, 0)
          returning new.member_id, new.balance, new.balance - coalesce(old.balance, 0) as amount,
            new.owed - coalesce(old.owed, 0) as owed_change
        ), taken as (
          update points_balances as mine set balance = mine.balance + wanted.points from wanted
          where mine.shop_id = ${tx.shopId} and mine.member_id = wanted.member_id and wanted.points < 0
            and mine.balance + wanted.points >= 0
          returning mine.member_id, mine.balance, wanted.points as amount, 0 as owed_change
        )
        insert into points_entries
          (shop_id, id, member_id, kind, amount, owed_change, balance_after, memo, staff_id, at)
        select ${tx.shopId}::uuid, uuidv7(), member_id, 'opening', amount, owed_change, balance, ${memo},
          ${staffId}::uuid, ${tx.now}::timestamptz
        from (select * from given union all select * from taken) as changed order by member_id
        returning member_id`.compile(db),
  });
  await publish(tx, 'points', null);
  const entered = new Set(done.map(({ memberId }) => memberId));
  return new Set(rows.map(({ memberId }) => memberId).filter((memberId) => !entered.has(memberId)));
}
