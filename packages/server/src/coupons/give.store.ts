import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import {
  type CouponIssueObstacle,
  couponIssueObstacle,
  mayReceiveAnotherCopy,
} from '@crossdock/domain/coupons/decision.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { notify } from '../platform/notices.ts';
import { compileSql } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { countRows, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { actorIds, recordSteps } from '../platform/transitions.ts';

export type CouponSource = 'issued' | 'code' | 'reward';

/** The reasons why no member can be given the coupon. */
type Closed = 'row.notFound' | CouponIssueObstacle['reason'];
export type GiveFault = Closed | 'coupon.limitReached';

/** Locks the coupon, so that its copies are given one after another. */
async function lockCoupon(tx: Tx, couponId: string) {
  return tx.maybe(fromShop(tx, 'coupons', { id: couponId }).selectAll().forUpdate());
}

type CouponRow = NonNullable<Awaited<ReturnType<typeof lockCoupon>>>;

/** Why this many copies cannot be given now. */
function obstacleTo(coupon: CouponRow, copies: number, now: string): Refusal<Closed> | undefined {
  const found = couponIssueObstacle(coupon, copies, now);
  return found && refuse(found.reason, 'left' in found ? { left: found.left } : {});
}

const dayMs = 86_400_000;

/** When a copy that is given now expires. */
function validUntil(coupon: CouponRow, now: string): string {
  const { validUntil: last, validDays: days } = coupon;
  if (last !== null) return last;
  return new Date(
    Math.max(Date.parse(now), Date.parse(coupon.validFrom)) + (days ?? 0) * dayMs,
  ).toISOString();
}

export interface CouponIssueRequest {
  readonly couponId: string;
  readonly memberId: string;
  readonly source: CouponSource;
  /** The code that was exchanged for the coupon. */
  readonly code?: string | undefined;
}

/**
 * Gives a member one copy, or answers why not. The copies never exceed the coupon's number, nor the number allowed for
 * one member.
 */
export async function giveCoupon(
  tx: Tx,
  actor: Actor,
  gift: CouponIssueRequest,
): Promise<{ id: string } | Refusal<GiveFault>> {
  const coupon = await lockCoupon(tx, gift.couponId);
  if (coupon === undefined) return refuse('row.notFound');
  const obstacle = obstacleTo(coupon, 1, tx.now);
  if (obstacle) return obstacle;
  const { memberId, couponId } = gift;
  const copies = fromShop(tx, 'memberCoupons', { memberId, couponId }).where('state', '<>', 'revoked');
  const held = await countRows(tx, copies);
  if (!mayReceiveAnotherCopy(held, coupon)) return refuse('coupon.limitReached', { max: coupon.perMember });
  const id = newId();
  await Promise.all([
    insertRow(tx, 'memberCoupons', {
      id,
      couponId: coupon.id,
      memberId,
      source: gift.source,
      code: gift.code ?? null,
      validUntil: validUntil(coupon, tx.now),
      issuedBy: actorIds(actor).staffId,
      createdAt: tx.now,
    }),
    countIssued(tx, coupon.id, 1),
    recordSteps(tx, actor, 'coupon', [{ subjectId: id, event: 'give', from: null, to: 'unused' }]),
    publish(tx, 'coupons', memberId),
    notify(tx, actor, [{ memberId, event: 'coupon.give', subjectId: id, params: {} }]),
  ]);
  return { id };
}

async function countIssued(tx: Tx, couponId: string, count: number): Promise<void> {
  await tx.run(
    updateInShop(tx, 'coupons', { id: couponId }).set((eb) => ({
      issuedCount: eb('issuedCount', '+', count),
    })),
  );
}

/** The receivers of a coupon: these members, those of a level, or everybody; never disabled members. */
export interface Audience {
  readonly memberIds?: readonly string[] | undefined;
  readonly level?: number | undefined;
}

/** The audience, with how many unrevoked copies each member has. */
const audienceOf = compileSql<
  { shopId: string; couponId: string; memberIds: readonly string[] | null; level: number | null },
  { memberId: string; held: number }
>(
  (p) => sql`select members.id as member_id, count(held.id)::int as held
    from members left join member_coupons held on held.shop_id = members.shop_id
      and held.member_id = members.id and held.coupon_id = ${p.couponId}::uuid and held.state <> 'revoked'
    where members.shop_id = ${p.shopId} and members.status = 'active'
      and (${p.memberIds}::uuid[] is null or members.id = any(${p.memberIds}::uuid[]))
      and (${p.level}::int is null or members.level = ${p.level}::int)
    group by members.id order by members.id`,
);

interface Giving extends Record<string, unknown> {
  shopId: string;
  couponId: string;
  ids: readonly string[];
  memberIds: readonly string[];
  validUntil: string;
  staffId: string | null;
  now: string;
}

const giveAll = compileSql<Giving>(
  (p) => sql`insert into member_coupons
      (shop_id, id, coupon_id, member_id, source, valid_until, issued_by, created_at)
    select ${p.shopId}::uuid, id, ${p.couponId}::uuid, member_id, 'issued',
      ${p.validUntil}::timestamptz, ${p.staffId}::uuid, ${p.now}::timestamptz
    from unnest(${p.ids}::uuid[], ${p.memberIds}::uuid[]) as given (id, member_id)
    returning id`,
);

/**
 * Above this number, members' open pages are not updated one by one; the coupon appears when they next load a
 * page.
 */
const toldAtMost = 100;

/**
 * Gives each of the audience one copy, leaving out members who have the maximum. If the coupon's number is not enough
 * for all, it refuses and gives none.
 */
export async function giveToMany(
  tx: Tx,
  actor: Actor,
  couponId: string,
  audience: Audience,
): Promise<{ memberIds: readonly string[] } | Refusal<Closed>> {
  const coupon = await lockCoupon(tx, couponId);
  if (coupon === undefined) return refuse('row.notFound');
  const { memberIds: named = null, level = null } = audience;
  const asked = await tx.compiled(audienceOf, { shopId: tx.shopId, couponId, memberIds: named, level });
  const memberIds = asked
    .filter(({ held }) => mayReceiveAnotherCopy(held, coupon))
    .map(({ memberId }) => memberId);
  const obstacle = obstacleTo(coupon, memberIds.length, tx.now);
  if (obstacle) return obstacle;
  const ids = memberIds.map(() => newId());
  const { staffId } = actorIds(actor);
  await tx.compiled(giveAll, {
    ...{ shopId: tx.shopId, couponId, ids, memberIds, staffId, now: tx.now },
    validUntil: validUntil(coupon, tx.now),
  });
  await Promise.all([
    countIssued(tx, couponId, memberIds.length),
    recordSteps(
      tx,
      actor,
      'coupon',
      ids.map((subjectId) => ({ subjectId, event: 'give', from: null, to: 'unused' })),
    ),
    notify(
      tx,
      actor,
      memberIds.map((memberId, at) => ({
        memberId,
        event: 'coupon.give',
        subjectId: ids[at] ?? null,
        params: {},
      })),
    ),
    ...memberIds.slice(0, toldAtMost).map((memberId) => publish(tx, 'coupons', memberId)),
  ]);
  return { memberIds };
}
