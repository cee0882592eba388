import { type ClaimState, claimMachine } from '@crossdock/domain/aftersales/states.ts';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy, type ListFilters } from '../platform/filteredBy.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { type QueueFilters, type ReviewedTable, recordSubmission } from '../platform/reviewDecisions.ts';
import { changeRow, fromShop, insertIfNew, relatedRows, updateInShop } from '../platform/rows.ts';
import type { AftersalesClaimsTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { memberColumns, textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** The parameters of `decideRequest` for claims. */
export const claimReview: ReviewedTable = {
  table: 'aftersalesClaims',
  noun: 'aftersales',
  topic: 'aftersales',
  machine: claimMachine,
};

/** Claims with their order and parcel. */
const claimRows = (tx: Tx) =>
  fromShop(tx, 'aftersalesClaims')
    .innerJoin('orders', shopJoin('orders.id', 'aftersalesClaims.orderId'))
    .innerJoin('parcels', shopJoin('parcels.id', 'aftersalesClaims.parcelId'))
    .leftJoin('packages', shopJoin('packages.id', 'aftersalesClaims.packageId'))
    .selectAll('aftersalesClaims')
    .select(['orders.number as orderNumber', 'parcels.courierNumber', 'parcels.goodsName'])
    .select('packages.position as packagePosition');

export const findClaim = (tx: Tx, id: string) =>
  tx.maybe(claimRows(tx).where('aftersalesClaims.id', '=', id));
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>;

/** Stores a claim; false if the parcel has a waiting claim. */
export async function insertClaim(
  tx: Tx,
  actor: Actor,
  claim: Omit<Insertable<AftersalesClaimsTable>, 'shopId' | 'createdAt' | 'state'>,
): Promise<boolean> {
  const isNew = await insertIfNew(tx, 'aftersalesClaims', { ...claim, createdAt: tx.now });
  if (isNew) await recordSubmission(tx, actor, claimReview, claim);
  return isNew;
}

type Wanted = Paging & ListFilters<{ id: string; orderId: string; state: ClaimState }>;

/** The member's claims, newest first. */
export function claimsOf(tx: Tx, memberId: string, { id, orderId, state, ...paging }: Wanted) {
  let rows = claimRows(tx)
    .where('aftersalesClaims.memberId', '=', memberId)
    .orderBy('aftersalesClaims.id', 'desc');
  rows = filteredBy(rows, 'aftersalesClaims', { id, orderId, state });
  return pageOf(tx, rows, paging);
}

/** The parcels of some orders, each with the amount that claims paid for it and the waiting claim. */
export async function claimableParcels(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'parcels', { orderId: orderIds })
      .select(['id', 'orderId', 'courierNumber', 'goodsName', 'goodsCount', 'weightG', 'declaredValueMinor'])
      .select([
        sql<number>`coalesce((select sum(awarded_minor) from aftersales_claims as claim
          where claim.shop_id = ${tx.shopId} and claim.parcel_id = parcels.id), 0)::bigint`.as(
          'awardedMinor',
        ),
        sql<string | null>`(select claim.id from aftersales_claims as claim
          where claim.shop_id = ${tx.shopId} and claim.parcel_id = parcels.id and claim.state = 'pending')`.as(
          'openClaimId',
        ),
      ])
      .orderBy('id'),
  );
}

/** The amounts that claims about a package of these orders paid, by package and parcel. */
export async function awardsByPackage(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'aftersalesClaims', { orderId: orderIds })
      .select(['packageId', 'parcelId'])
      .select(sql<number>`sum(awarded_minor)::bigint`.as('awardedMinor'))
      .where('packageId', 'is not', null)
      .groupBy(['packageId', 'parcelId']),
  );
}

interface Award {
  readonly awardedMinor: number;
  readonly way: 'balance' | 'outside';
}

export async function storeAward(tx: Tx, id: string, award: Award): Promise<void> {
  await changeRow(tx, 'aftersalesClaims', id, award);
}

/**
 * Stores the proof of a compensation that was paid outside the system. False if there is one already: a proof
 * is never replaced.
 */
export async function storeClaimVoucher(tx: Tx, claim: Pick<ClaimRow, 'id' | 'memberId'>, fileId: string) {
  const kept = await tx.run(
    updateInShop(tx, 'aftersalesClaims', { id: claim.id, way: 'outside' })
      .set({ voucherFileId: fileId, voucherAt: tx.now })
      .where('voucherFileId', 'is', null),
  );
  if (kept > 0) await publish(tx, claimReview.topic, claim.memberId);
  return kept > 0;
}

interface Filters extends QueueFilters {
  readonly channelId?: string | undefined;
  readonly carrierId?: string | undefined;
}

/** The request of the first person while it awaits a second person's approval. */
const secondAsked = (tx: Tx) => sql<{
  amountMinor: number;
  way: 'balance' | 'outside';
} | null>`(select asked from money_acts
  where money_acts.shop_id = ${tx.shopId} and money_acts.kind = 'aftersales'
    and money_acts.subject_id = aftersales_claims.id and money_acts.state = 'pending')`;

const claimsBefore = (tx: Tx) => sql<number>`(select count(*)::int from aftersales_claims as earlier
  where earlier.shop_id = ${tx.shopId} and earlier.member_id = aftersales_claims.member_id
    and earlier.id < aftersales_claims.id)`;

/** The carrier of the package that the claim names; the order's carrier if it names none or the package has not left. */
const carrierOfClaim = sql<string>`coalesce(packages.carrier_id, orders.carrier_id)`;

/** Claims with the member, the shipping method, the carrier and earlier decisions, as staff see them. */
const queuedClaims = (tx: Tx) =>
  claimRows(tx)
    .innerJoin('channels', shopJoin('channels.id', 'orders.channelId'))
    .innerJoin('carriers', (join) =>
      join.onRef('carriers.shopId', '=', 'orders.shopId').on('carriers.id', '=', carrierOfClaim),
    )
    .innerJoin('members', shopJoin('members.id', 'aftersalesClaims.memberId'))
    .select([
      ...memberColumns,
      'members.lang as memberLang',
      maybeStaffName(tx, 'aftersalesClaims.auditedBy', 'staffName'),
      ...textColumns('channels'),
      'carriers.name as carrierName',
      'orders.signedAt',
      'orders.lostAt',
      'orders.lostReason',
      'orders.insuredValueMinor',
      'orders.billTotalMinor',
      secondAsked(tx).as('secondAsked'),
      claimsBefore(tx).as('claimsBefore'),
    ]);

/**
 * The claims queue: pending claims with the longest wait first, decided ones newest first. The filter `approved`
 * includes partly granted claims.
 */
export function searchClaims(tx: Tx, filters: Filters) {
  const { state, memberId, words, channelId, carrierId, made, ...paging } = filters;
  const states: ClaimState[] = state === 'approved' ? ['approved', 'partly'] : [state];
  let rows = queuedClaims(tx)
    .where('aftersalesClaims.state', 'in', states)
    .orderBy('aftersalesClaims.id', state === 'pending' ? 'asc' : 'desc');
  rows = rowsCreatedInPeriod(rows, 'aftersalesClaims.id', made);
  if (memberId) rows = rows.where('aftersalesClaims.memberId', '=', memberId);
  if (channelId) rows = rows.where('orders.channelId', '=', channelId);
  if (carrierId) rows = rows.where(carrierOfClaim, '=', carrierId);
  if (words)
    rows = rows.where((eb) =>
      eb.or([
        eb('aftersalesClaims.number', '=', words.toUpperCase()),
        eb('orders.number', '=', words.toUpperCase()),
        eb('aftersalesClaims.memberId', 'in', memberIdsMatching(tx, words)),
      ]),
    );
  return pageOf(tx, rows, paging);
}

/** The photos of the packages of some orders, in the packages' order. */
export function packagePhotosOfOrders(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'packages', { orderId: [...new Set(orderIds)] })
      .select(['orderId', 'photoFileId'])
      .where('photoFileId', 'is not', null)
      .orderBy('position'),
  );
}

/** The member's lost orders without a claim, the latest first. */
export async function lostOrdersWithoutClaim(tx: Tx, memberId: string) {
  const rows = await tx.all(
    fromShop(tx, 'orders', { memberId, state: 'awaitingSignature' })
      .select(['id', 'number', 'lostAt'])
      .where('lostAt', 'is not', null)
      .where(({ not, exists }) =>
        not(
          exists(
            relatedRows(tx, 'aftersalesClaims.orderId', 'orders.id').where(
              'aftersalesClaims.state',
              '<>',
              'withdrawn',
            ),
          ),
        ),
      )
      .orderBy('lostAt', 'desc')
      .limit(20),
  );
  return rows.flatMap(({ lostAt, ...order }) => (lostAt === null ? [] : [{ ...order, lostAt }]));
}
