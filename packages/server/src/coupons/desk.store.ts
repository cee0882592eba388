import type { CouponTerms } from '@crossdock/domain/coupons/rules.ts';
import { type CouponEvent, type CouponState, couponMachine } from '@crossdock/domain/coupons/states.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy, type ListFilters } from '../platform/filteredBy.ts';
import { newId } from '../platform/ids.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { notify } from '../platform/notices.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, changeRows, findRow, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { recordSteps } from '../platform/transitions.ts';
import { copiesQuery } from './store.ts';

const couponRows = (tx: Tx) =>
  fromShop(tx, 'coupons')
    .selectAll('coupons')
    .select(maybeStaffName(tx, 'coupons.createdBy', 'staffName'));

export const findCoupon = (tx: Tx, id: string) => tx.maybe(couponRows(tx).where('coupons.id', '=', id));

export type CouponDeskRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

export function lockCouponRow(tx: Tx, id: string) {
  return tx.maybe(couponRows(tx).where('coupons.id', '=', id).forUpdate('coupons'));
}

interface DeskFilters extends Paging {
  readonly state?: CouponState | undefined;
  readonly words: string;
}

export function listCouponRows(tx: Tx, { state, words, ...paging }: DeskFilters) {
  let rows = couponRows(tx).orderBy('coupons.id', 'desc');
  if (state) rows = rows.where('coupons.state', '=', state);
  if (words) {
    const part = containsPattern(words);
    rows = rows.where((eb) => eb.or(langs.map((lang) => eb(`coupons.${lang}`, 'ilike', part))));
  }
  return pageOf(tx, rows, paging);
}

export interface CouponFields extends Omit<CouponTerms, 'type'> {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly type: number;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly validDays: number | null;
  readonly perMember: number;
  readonly totalCount: number | null;
  readonly budgetMinor: number | null;
}

export async function addCoupon(tx: Tx, actor: Staff, { rules, ...fields }: CouponFields): Promise<string> {
  const id = newId();
  await insertRow(tx, 'coupons', {
    ...fields,
    rules: JSON.stringify(rules),
    id,
    state: 'draft',
    createdBy: actor.staffId,
    createdAt: tx.now,
  });
  await Promise.all([
    recordSteps(tx, actor, 'couponOffer', [{ subjectId: id, event: 'write', from: null, to: 'draft' }]),
    publish(tx, 'coupons', null),
  ]);
  return id;
}

export async function changeCoupon(tx: Tx, id: string, { rules, ...fields }: CouponFields): Promise<void> {
  await changeRow(tx, 'coupons', id, { ...fields, rules: JSON.stringify(rules) });
  await publish(tx, 'coupons', null);
}

/** Moves a coupon to another state; false if its state does not allow it. */
export async function transitionCoupon(
  tx: Tx,
  actor: Staff,
  coupon: Pick<CouponDeskRow, 'id' | 'state'>,
  event: CouponEvent,
): Promise<boolean> {
  const to = nextState(couponMachine, coupon.state, event, 'staff');
  if (to === undefined) return false;
  const moved = await changeRows(tx, 'coupons', { id: coupon.id, state: coupon.state }, { state: to });
  if (moved === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, 'couponOffer', [{ subjectId: coupon.id, event, from: coupon.state, to }]),
    publish(tx, 'coupons', null),
  ]);
  return true;
}

/** Members by account, ignoring case. */
export function membersByAccount(tx: Tx, accounts: readonly string[]) {
  return tx.all(
    fromShop(tx, 'members')
      .select(['id', 'account', 'status'])
      .where(sql<string>`lower(account)`, 'in', [...accounts]),
  );
}

type HolderFilters = Paging &
  ListFilters<{ id: string; memberId: string; state: 'unused' | 'used' | 'revoked' }>;

/** Copies that members hold, newest first, with the orders and purchases they were used on. */
export function listIssuedCouponCopies(tx: Tx, { id, memberId, state, ...paging }: HolderFilters) {
  let rows = copiesQuery(tx)
    .innerJoin('members', shopJoin('members.id', 'memberCoupons.memberId'))
    .selectAll('memberCoupons')
    .select([
      ...textColumns('coupons'),
      'members.account',
      'members.name as memberName',
      'orders.number as orderNumber',
      'purchases.number as purchaseNumber',
    ])
    .orderBy('memberCoupons.id', 'desc');
  rows = filteredBy(rows, 'memberCoupons', { couponId: id, memberId, state });
  return pageOf(tx, rows, paging);
}

export const findCouponCopy = (tx: Tx, id: string) => findRow(tx, 'memberCoupons', { id }, ['state']);

/** Revokes an unused copy; false if it was used or revoked meanwhile. */
export async function revokeCouponCopy(tx: Tx, actor: Staff, id: string, why: string): Promise<boolean> {
  const revoked = await tx.maybe(
    updateInShop(tx, 'memberCoupons', { id, state: 'unused' })
      .set({ state: 'revoked' })
      .returning('memberId'),
  );
  if (revoked === undefined) return false;
  await Promise.all([
    recordSteps(tx, actor, 'coupon', [
      { subjectId: id, event: 'revoke', from: 'unused', to: 'revoked', why },
    ]),
    publish(tx, 'coupons', revoked.memberId),
    notify(tx, actor, [
      { memberId: revoked.memberId, event: 'coupon.revoke', subjectId: id, params: { reason: why } },
    ]),
  ]);
  return true;
}
