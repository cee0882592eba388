import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { notify } from '../platform/notices.ts';
import { db, hotSql } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Actor } from '../platform/scope.ts';
import { actorIds, recordSteps } from '../platform/transitions.ts';

export type Source = 'issued' | 'code' | 'reward';

/** Why a coupon can be given to nobody. */
type Closed = 'row.notFound' | 'coupon.stopped' | 'coupon.expired' | 'coupon.soldOut' | 'coupon.budgetSpent';
export type GiveFault = Closed | 'coupon.limitReached';

/** The coupon, locked until the transaction ends: who gives copies of it at once takes turns. */
async function lockCoupon(tx: Tx, couponId: string) {
  return tx.maybe(
    db
      .selectFrom('coupons')
      .selectAll()
      .where('shopId', '=', tx.shopId)
      .where('id', '=', couponId)
      .forUpdate(),
  );
}

type CouponRow = NonNullable<Awaited<ReturnType<typeof lockCoupon>>>;

/** Why nobody can be given this coupon now; `wanted` copies are asked for. */
function obstacleOf(coupon: CouponRow, now: string, wanted: number): Refusal<Closed> | undefined {
  if (coupon.state !== 'active') return refuse('coupon.stopped');
  if (coupon.validUntil !== null && Date.parse(coupon.validUntil) <= Date.parse(now))
    return refuse('coupon.expired');
  const { totalCount: total, budgetMinor: budget } = coupon;
  if (total !== null && coupon.issuedCount + wanted > total)
    return refuse('coupon.soldOut', { left: total - coupon.issuedCount });
  return budget !== null && coupon.usedMinor >= budget ? refuse('coupon.budgetSpent') : undefined;
}

const dayMs = 24 * 3_600_000;

/** The last moment of a copy that is given now. */
function validUntil(coupon: CouponRow, now: string): string {
  const { validUntil: last, validDays: days } = coupon;
  if (last !== null) return last;
  return new Date(
    Math.max(Date.parse(now), Date.parse(coupon.validFrom)) + (days ?? 0) * dayMs,
  ).toISOString();
}

export interface Gift {
  readonly couponId: string;
  readonly memberId: string;
  readonly source: Source;
  /** The code that it was exchanged for. */
  readonly code?: string | undefined;
}

/** Gives a member one copy, or says why not. Never more than the coupon's number, nor than one member may have. */
export async function giveCoupon(
  tx: Tx,
  actor: Actor,
  gift: Gift,
): Promise<{ id: string } | Refusal<GiveFault>> {
  const coupon = await lockCoupon(tx, gift.couponId);
  if (coupon === undefined) return refuse('row.notFound');
  const obstacle = obstacleOf(coupon, tx.now, 1);
  if (obstacle) return obstacle;
  const { held } = await tx.one(
    db
      .selectFrom('memberCoupons')
      .select((eb) => eb.fn.countAll<number>().as('held'))
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', gift.memberId)
      .where('couponId', '=', gift.couponId)
      .where('state', '<>', 'revoked'),
  );
  if (held >= coupon.perMember) return refuse('coupon.limitReached', { max: coupon.perMember });
  const id = newId();
  await Promise.all([
    tx.run(
      db.insertInto('memberCoupons').values({
        shopId: tx.shopId,
        id,
        couponId: coupon.id,
        memberId: gift.memberId,
        source: gift.source,
        code: gift.code ?? null,
        validUntil: validUntil(coupon, tx.now),
        issuedBy: actorIds(actor).staffId,
        createdAt: tx.now,
      }),
    ),
    countIssued(tx, coupon.id, 1),
    recordSteps(tx, actor, 'coupon', [{ subjectId: id, event: 'give', from: null, to: 'unused' }]),
    publish(tx, 'coupons', gift.memberId),
    notify(tx, actor, [{ memberId: gift.memberId, event: 'coupon.give', subjectId: id, params: {} }]),
  ]);
  return { id };
}

async function countIssued(tx: Tx, couponId: string, count: number): Promise<void> {
  await tx.run(
    db
      .updateTable('coupons')
      .set((eb) => ({ issuedCount: eb('issuedCount', '+', count) }))
      .where('shopId', '=', tx.shopId)
      .where('id', '=', couponId),
  );
}

/** Whom a coupon goes to: these members, those of a level, or with neither all; disabled ones never. */
export interface Audience {
  readonly memberIds?: readonly string[] | undefined;
  readonly level?: number | undefined;
}

interface Giving extends Record<string, unknown> {
  shopId: string;
  couponId: string;
  memberIds: readonly string[] | null;
  level: number | null;
  perMember: number;
  validUntil: string;
  staffId: string | null;
  now: string;
}

const giveAll = hotSql<Giving, { memberId: string }>(
  (p) => sql`insert into member_coupons as given
      (shop_id, id, coupon_id, member_id, source, valid_until, issued_by, created_at)
    select members.shop_id, uuidv7(), ${p.couponId}::uuid, members.id, 'issued',
      ${p.validUntil}::timestamptz, ${p.staffId}::uuid, ${p.now}::timestamptz
    from members
    where members.shop_id = ${p.shopId} and members.status = 'active'
      and (${p.memberIds}::uuid[] is null or members.id = any(${p.memberIds}::uuid[]))
      and (${p.level}::int is null or members.level = ${p.level}::int)
      and ${p.perMember}::int > (select count(*) from member_coupons held
        where held.shop_id = ${p.shopId} and held.member_id = members.id
          and held.coupon_id = ${p.couponId}::uuid and held.state <> 'revoked')
    returning given.member_id`,
);

/** Above this nobody is told one by one: their pages find the coupon when they are opened. */
const toldAtMost = 100;

/**
 * Gives each of the audience one copy, in one statement; who already has as many as a member may have is left out.
 * Where the coupon's number does not suffice for all of them it refuses, and the caller gives nothing.
 */
export async function giveToMany(
  tx: Tx,
  actor: Actor,
  couponId: string,
  audience: Audience,
): Promise<{ memberIds: readonly string[] } | Refusal<Closed>> {
  const coupon = await lockCoupon(tx, couponId);
  if (coupon === undefined) return refuse('row.notFound');
  const obstacle = obstacleOf(coupon, tx.now, 0);
  if (obstacle) return obstacle;
  const given = await tx.hot(giveAll, {
    shopId: tx.shopId,
    couponId,
    memberIds: audience.memberIds ?? null,
    level: audience.level ?? null,
    perMember: coupon.perMember,
    validUntil: validUntil(coupon, tx.now),
    staffId: actorIds(actor).staffId,
    now: tx.now,
  });
  const short = obstacleOf(coupon, tx.now, given.length);
  if (short) return short;
  const memberIds = given.map((row) => row.memberId);
  await Promise.all([
    countIssued(tx, couponId, memberIds.length),
    notify(
      tx,
      actor,
      memberIds.map((memberId) => ({ memberId, event: 'coupon.give', subjectId: null, params: {} })),
    ),
    ...memberIds.slice(0, toldAtMost).map((memberId) => publish(tx, 'coupons', memberId)),
  ]);
  return { memberIds };
}
