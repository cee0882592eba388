import type { CouponType } from '@crossdock/domain/coupons/rules.ts';
import { sql } from 'kysely';
import { insertRows, updateRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { deleteFromShop, fromShop, updateInShop } from '../platform/rows.ts';
import { deleteUnreferencedRows } from '../platform/unreferencedRows.store.ts';

const anyId = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;

/** The terms of a coupon, by which coupons of files are matched with those of the shop. */
export interface ImportedCouponTerms {
  readonly name: string;
  readonly type: CouponType;
  readonly amountMinor: number;
  readonly rateBp: number;
  readonly maxMinor: number | null;
}

/** The shop's coupons with one of these names in any language, oldest first. */
export function couponsByNames(tx: Tx, names: readonly string[]) {
  const called = sql<string>`any(${[...new Set(names)]}::text[])`;
  return tx.all(
    fromShop(tx, 'coupons')
      .select(['id', 'zh', 'tw', 'en', 'type', 'amountMinor', 'rateBp', 'maxMinor'])
      .where((eb) => eb.or([eb('zh', '=', called), eb('tw', '=', called), eb('en', '=', called)]))
      .orderBy('id'),
  );
}

/**
 * Creates coupons that can no longer be given: only the copies that members bring can be used, on the whole
 * fee of an order.
 */
export async function insertStoppedCoupons(
  tx: Tx,
  staffId: string,
  offers: readonly ImportedCouponTerms[],
): Promise<string[]> {
  const made = offers.map(({ name, ...terms }) => ({
    ...terms,
    shopId: tx.shopId,
    id: newId(),
    ...{ zh: name, tw: name, en: name },
    base: 'total',
    rules: { join: 'and', conditions: [] },
    validFrom: tx.now,
    validUntil: null,
    validDays: 365,
    state: 'stopped',
    createdBy: staffId,
    createdAt: tx.now,
  }));
  await insertRows(tx, 'coupons', made);
  return fieldOf(made, 'id');
}

/** A copy that a file created, with the key of its row and its number within that row. */
export interface ImportedCouponCopy {
  readonly key: string;
  readonly nth: number;
  readonly id: string;
  readonly couponId: string;
  readonly memberId: string;
  readonly state: 'unused' | 'used' | 'revoked';
  readonly validUntil: string;
}

/** The key under which a copy is stored. */
export const couponCopyKey = (key: string, nth: number): string => `${key} #${nth}`;

/** The copies that these rows created, in order of creation. */
export function couponCopiesOfRows(
  tx: Tx,
  keys: readonly string[],
  most: number,
): Promise<ImportedCouponCopy[]> {
  const statement = sql<ImportedCouponCopy>`select asked.key, number.nth, copy.id, copy.coupon_id as "couponId",
      copy.member_id as "memberId", copy.state, copy.valid_until as "validUntil"
    from unnest(${[...new Set(keys)]}::text[]) as asked (key)
      cross join generate_series(1, ${most}::int) as number (nth)
      join move_keys as known on known.shop_id = ${tx.shopId} and known.kind = 'coupons'
        and known.key = asked.key || ' #' || number.nth
      join member_coupons as copy on copy.shop_id = ${tx.shopId} and copy.id = known.subject_id
    order by asked.key, number.nth`;
  return tx.all({ compile: () => statement.compile(db) });
}

export interface NewCouponCopy {
  readonly couponId: string;
  readonly memberId: string;
  readonly validUntil: string;
}

/** Inserts copies with their first step; nobody is notified. Answers their ids, in order. */
export async function insertCouponCopies(
  tx: Tx,
  staffId: string,
  copies: readonly NewCouponCopy[],
): Promise<string[]> {
  const made = copies.map((copy) => ({
    ...copy,
    shopId: tx.shopId,
    id: newId(),
    state: 'unused',
    source: 'issued',
    issuedBy: staffId,
    createdAt: tx.now,
  }));
  await insertRows(tx, 'memberCoupons', made);
  await recordSteps(
    tx,
    staffId,
    made.map(({ id }) => ({ id, event: 'give', from: null, to: 'unused' })),
  );
  await countIssued(tx, made, 1);
  return fieldOf(made, 'id');
}

type OfCopy = Pick<ImportedCouponCopy, 'id' | 'couponId'>;

/** Revokes copies that were not used, or makes revoked ones usable again. */
export async function setCouponCopyState(
  tx: Tx,
  staffId: string,
  copies: readonly OfCopy[],
  [from, to]: readonly ['unused', 'revoked'] | readonly ['revoked', 'unused'],
): Promise<void> {
  if (copies.length === 0) return;
  const moved = await tx.all(
    updateInShop(tx, 'memberCoupons', { id: anyId(fieldOf(copies, 'id')), state: from })
      .set({ state: to })
      .returning('id'),
  );
  const event = to === 'revoked' ? 'revoke' : 'give';
  await recordSteps(
    tx,
    staffId,
    moved.map(({ id }) => ({ id, event, from, to })),
  );
  await publish(tx, 'coupons', null);
}

export async function setCouponCopyExpiry(
  tx: Tx,
  ends: readonly { readonly id: string; readonly validUntil: string }[],
): Promise<void> {
  await updateRows(tx, 'memberCoupons', ends);
}

/** Deletes unused copies, and answers which. An imported stopped coupon without copies is deleted too. */
export async function deleteCouponCopies(tx: Tx, copies: readonly OfCopy[]): Promise<Set<string>> {
  const unused = await tx.all(
    fromShop(tx, 'memberCoupons', { id: anyId(fieldOf(copies, 'id')) })
      .select(['id', 'couponId'])
      .where('state', '<>', 'used')
      .where('orderId', 'is', null)
      .where('purchaseId', 'is', null)
      .forUpdate(),
  );
  const gone = await deleteUnreferencedRows(tx, 'member_coupons', fieldOf(unused, 'id'));
  const lost = unused.filter(({ id }) => gone.has(id));
  await countIssued(tx, lost, -1);
  const made = await tx.all(
    fromShop(tx, 'moveKeys', { kind: 'coupons' })
      .select(['subjectId', 'key'])
      .where('key', 'like', 'offer %')
      .where('subjectId', '=', anyId(fieldOf(lost, 'couponId'))),
  );
  const ended = await deleteUnreferencedRows(tx, 'coupons', fieldOf(made, 'subjectId'));
  await tx.run(
    deleteFromShop(tx, 'moveKeys', { kind: 'coupons' })
      .where('key', 'like', 'offer %')
      .where('subjectId', '=', anyId([...ended])),
  );
  return gone;
}

async function countIssued(
  tx: Tx,
  copies: readonly { readonly couponId: string }[],
  by: 1 | -1,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { couponId } of copies) counts.set(couponId, (counts.get(couponId) ?? 0) + by);
  for (const [id, n] of counts)
    await tx.run(
      updateInShop(tx, 'coupons', { id }).set((eb) => ({ issuedCount: eb('issuedCount', '+', n) })),
    );
  await publish(tx, 'coupons', null);
}

interface CopyStep {
  readonly id: string;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
}

async function recordSteps(tx: Tx, staffId: string, steps: readonly CopyStep[]): Promise<void> {
  await insertRows(
    tx,
    'transitions',
    steps.map(({ id, event, from, to }) => ({
      shopId: tx.shopId,
      id: newId(),
      noun: 'coupon',
      subjectId: id,
      event,
      fromState: from,
      toState: to,
      at: tx.now,
      memberId: null,
      staffId,
      why: '',
    })),
  );
}
