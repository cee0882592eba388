import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';

const names = [
  { zh: '普通会员', tw: '一般會員', en: 'Member', fromPaidMinor: null },
  { zh: '银卡会员', tw: '銀卡會員', en: 'Silver', fromPaidMinor: 300_000 },
  { zh: '金卡会员', tw: '金卡會員', en: 'Gold', fromPaidMinor: 1_000_000 },
  { zh: '钻石会员', tw: '鑽石會員', en: 'Diamond', fromPaidMinor: 2_500_000 },
] as const;

/**
 * SQL that finds the times at which each member's paid freight reached a level above the one that staff had assigned.
 */
const risen = `
  with paid as (
    select o.member_id, o.id, o.paid_at, greatest(sum(l.amount_minor), 0) as freight
    from orders o join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id
    where o.shop_id = $1 and o.payment_state = 'paid' and l.stage = 'bill' and l.kind in ('freight', 'coupon', 'points')
    group by o.member_id, o.id, o.paid_at
  ), running as (
    select member_id, paid_at, sum(freight) over (partition by member_id order by paid_at, id) as total from paid
  )
  select r.member_id, l.level, min(r.paid_at) as at
  from running r
  join member_levels l on l.shop_id = $1 and l.from_paid_minor <= r.total
  join members m on m.shop_id = $1 and m.id = r.member_id and m.level < l.level
  group by r.member_id, l.level`;

/** A stable id that contains the step's time, so that the history sorts by time. */
const idOf = (
  moment: string,
  subject: string,
) => `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(${subject}), 1, 3) || '8' || substr(md5(${subject}), 4, 15))::uuid`;

/**
 * Creates the shop's levels. Staff gave some members a level when they joined; others rose by the freight they paid.
 * The staff assigned to members of higher levels have contact details.
 */
export async function seedLevels(
  tx: Tx,
  { staffIds, members }: Pick<DemoBase, 'staffIds' | 'members'>,
): Promise<void> {
  const shopId = tx.shopId;
  await insertRows(
    tx,
    'memberLevels',
    names.map((one, at) => ({ ...one, shopId, level: at + 1 })),
  );
  await tx.raw(
    `insert into transitions (shop_id, id, noun, subject_id, event, from_state, to_state, at, staff_id, why)
     select shop_id, ${idOf(`created_at + interval '1 hour'`, 'id::text')}, 'member', id, 'level', '1', level::text,
       created_at + interval '1 hour', $2, '老客戶轉入，沿用原等級'
     from members where shop_id = $1 and level > 1`,
    [shopId, staffIds.support],
  );
  await tx.raw(
    `with risen as (${risen}), steps as (
       insert into transitions (shop_id, id, noun, subject_id, event, from_state, to_state, at)
       select $1::uuid, ${idOf('at', `member_id::text || level`)}, 'member', member_id, 'levelUp', (level - 1)::text,
         level::text, at from risen
     )
     update members set level = top.level from (select member_id, max(level) as level from risen group by member_id) top
     where members.shop_id = $1 and members.id = top.member_id`,
    [shopId],
  );
  await tx.raw(
    `update staff set phone = reach.phone, messenger = reach.messenger
     from (values ($2::uuid, '02-2345-6780', 'https://line.me/'), ($3::uuid, '02-2345-6781', ''))
       as reach (id, phone, messenger)
     where staff.shop_id = $1 and staff.id = reach.id`,
    [shopId, staffIds.support, staffIds.owner],
  );
  await tx.raw(
    `update members set service_staff_id = $2, sales_staff_id = case when level > 2 or id = $4 then $3::uuid end
     where shop_id = $1 and (level > 1 or id = $4)`,
    [shopId, staffIds.support, staffIds.owner, members[0]?.id],
  );
}
