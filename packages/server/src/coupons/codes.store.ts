import { codeFrom } from '@crossdock/domain/coupons/codes.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { compileSql } from '../platform/query.ts';
import { fromShop, hasRow, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** A code with its coupon's state. `code` must have the form that `readCode` returns. */
export function findCode(tx: Tx, code: string) {
  return tx.maybe(
    fromShop(tx, 'couponCodes', { 'couponCodes.code': code })
      .innerJoin('coupons', shopJoin('coupons.id', 'couponCodes.couponId'))
      .select(['couponCodes.code', 'couponCodes.couponId', 'couponCodes.expiresAt', 'coupons.state']),
  );
}

export function hasExchangedCode(tx: Tx, memberId: string, code: string): Promise<boolean> {
  return hasRow(tx, 'memberCoupons', { memberId, code });
}

/** Counts one exchange; false if the code has none left. */
export function recordCodeExchange(tx: Tx, code: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'couponCodes', { code })
      .set((eb) => ({ usedCount: eb('usedCount', '+', 1) }))
      .where((eb) => eb('usedCount', '<', eb.ref('maxUses'))),
  );
}

export interface CodeBatch {
  readonly couponId: string;
  readonly count: number;
  readonly length: number;
  readonly maxUses: number;
  readonly expiresAt: string | null;
}

const addCodes = compileSql<
  Omit<CodeBatch, 'count' | 'length'> & { shopId: string; batchId: string; codes: string[]; now: string }
>(
  (p) => sql`insert into coupon_codes (shop_id, code, coupon_id, max_uses, expires_at, batch_id, created_at)
    select ${p.shopId}::uuid, code, ${p.couponId}::uuid, ${p.maxUses}::int, ${p.expiresAt}::timestamptz,
      ${p.batchId}::uuid, ${p.now}::timestamptz
    from unnest(${p.codes}::text[]) as code
    on conflict do nothing returning code`,
);

/** Creates a batch of new codes; answers its id. */
export async function makeCodes(tx: Tx, batch: CodeBatch): Promise<string> {
  const { count, length, ...rest } = batch;
  const batchId = newId();
  for (let left = count; left > 0; ) {
    const codes = Array.from({ length: left }, () => newCode(length));
    left -= (await tx.compiled(addCodes, { ...rest, shopId: tx.shopId, batchId, codes, now: tx.now })).length;
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
export function codeBatches(tx: Tx, couponId: string) {
  return tx.all(
    fromShop(tx, 'couponCodes', { couponId })
      .select((eb) => [
        'batchId',
        'expiresAt',
        'createdAt',
        'maxUses',
        eb.fn.countAll<number>().as('count'),
        eb.fn.min('code').as('example'),
        sql<number>`sum(used_count)::bigint`.as('usedCount'),
      ])
      .groupBy(['batchId', 'expiresAt', 'createdAt', 'maxUses'])
      .orderBy('createdAt', 'desc')
      .orderBy('batchId'),
  );
}

export function codesOfBatch(tx: Tx, couponId: string, batchId: string) {
  return tx.all(
    fromShop(tx, 'couponCodes', { couponId, batchId })
      .select(['code', 'maxUses', 'usedCount', 'expiresAt'])
      .orderBy('code'),
  );
}
