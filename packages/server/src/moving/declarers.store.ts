import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';

export interface DeclarerColumns {
  readonly name: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly country: string;
  readonly idKind: 'person' | 'company';
  readonly idNumber: string;
}

/** The declarers of these members with one of these identity numbers. */
export function declarersByIdNumber(tx: Tx, memberIds: readonly string[], idNumbers: readonly string[]) {
  return tx.all(
    fromShop(tx, 'declarers', {
      memberId: sql<string>`any(${[...new Set(memberIds)]}::uuid[])`,
      idNumber: sql<string>`any(${[...new Set(idNumbers)]}::text[])`,
    })
      .select(['id', 'memberId', 'name', 'areaCode', 'phone', 'country', 'idKind', 'idNumber'])
      .where('deletedAt', 'is', null),
  );
}

/** How many declarers these members have. */
export async function declarerCounts(tx: Tx, memberIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all(
    fromShop(tx, 'declarers', { memberId: sql<string>`any(${[...new Set(memberIds)]}::uuid[])` })
      .select((eb) => ['memberId', eb.fn.countAll<number>().as('n')])
      .where('deletedAt', 'is', null)
      .groupBy('memberId'),
  );
  return new Map(rows.map(({ memberId, n }) => [memberId, n]));
}
