import { codeFrom } from '@crossdock/domain/coupons/codes.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { db, hotSql } from '../platform/query.ts';

/** A code with the state of its coupon; `code` as `readCode` reads it. */
export function findCode(tx: Tx, code: string) {
  return tx.maybe(
    db
      .selectFrom('coupon_codes')
      .innerJoin('coupons', (join) =>
        join
          .onRef('coupons.shop_id', '=', 'coupon_codes.shop_id')
          .onRef('coupons.id', '=', 'coupon_codes.coupon_id'),
      )
      .select(['coupon_codes.code', 'coupon_codes.coupon_id', 'coupon_codes.expires_at', 'coupons.state'])
      .where('coupon_codes.shop_id', '=', tx.shopId)
      .where('coupon_codes.code', '=', code),
  );
}

export async function hasExchanged(tx: Tx, memberId: string, code: string): Promise<boolean> {
  const row = await tx.maybe(
    db
      .selectFrom('member_coupons')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('code', '=', code),
  );
  return row !== undefined;
}

/** Counts one exchange; false where the code has no more. */
export async function takeCode(tx: Tx, code: string): Promise<boolean> {
  const taken = await tx.run(
    db
      .updateTable('coupon_codes')
      .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
      .where('shop_id', '=', tx.shopId)
      .where('code', '=', code)
      .where((eb) => eb('used_count', '<', eb.ref('max_uses'))),
  );
  return taken === 1;
}

export interface Batch {
  readonly couponId: string;
  readonly count: number;
  readonly length: number;
  readonly maxUses: number;
  readonly expiresAt: string | null;
}

const addCodes = hotSql<
  Omit<Batch, 'count' | 'length'> & { shopId: string; batchId: string; codes: string[]; now: string }
>(
  (p) => sql`insert into coupon_codes (shop_id, code, coupon_id, max_uses, expires_at, batch_id, created_at)
    select ${p.shopId}::uuid, code, ${p.couponId}::uuid, ${p.maxUses}::int, ${p.expiresAt}::timestamptz,
      ${p.batchId}::uuid, ${p.now}::timestamptz
    from unnest(${p.codes}::text[]) as code
    on conflict do nothing returning code`,
);

/** Makes a batch of codes that nobody has had before; answers its id. */
export async function makeCodes(tx: Tx, batch: Batch): Promise<string> {
  const { count, length, ...rest } = batch;
  const batchId = newId();
  for (let left = count; left > 0; ) {
    const codes = Array.from({ length: left }, () => newCode(length));
    left -= (await tx.hot(addCodes, { ...rest, shopId: tx.shopId, batchId, codes, now: tx.now })).length;
  }
  return batchId;
}

function newCode(length: number): string {
  for (;;) {
    const code = codeFrom(randomBytesOf(length * 2), length);
    if (code !== undefined) return code;
  }
}

/** The batches of a coupon, newest first. */
export function batchesOf(tx: Tx, couponId: string) {
  return tx.all(
    db
      .selectFrom('coupon_codes')
      .select((eb) => [
        'batch_id',
        'expires_at',
        'created_at',
        'max_uses',
        eb.fn.countAll<number>().as('count'),
        eb.fn.min('code').as('example'),
        sql<number>`sum(used_count)::bigint`.as('used_count'),
      ])
      .where('shop_id', '=', tx.shopId)
      .where('coupon_id', '=', couponId)
      .groupBy(['batch_id', 'expires_at', 'created_at', 'max_uses'])
      .orderBy('created_at', 'desc')
      .orderBy('batch_id'),
  );
}

export function codesIn(tx: Tx, couponId: string, batchId: string) {
  return tx.all(
    db
      .selectFrom('coupon_codes')
      .select(['code', 'max_uses', 'used_count', 'expires_at'])
      .where('shop_id', '=', tx.shopId)
      .where('coupon_id', '=', couponId)
      .where('batch_id', '=', batchId)
      .orderBy('code'),
  );
}
