import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { isDeclared } from '@crossdock/domain/parcels/declaration.ts';
import { type GoodsClass, type GoodsType, isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import {
  findMergeObstacles,
  type MergeCandidate,
  type MergeObstacle,
  type MergeRules,
} from '@crossdock/domain/parcels/merge.ts';
import { clockPausesOf, isBlockedByPause } from '@crossdock/domain/pricing/clockPauses.ts';
import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import type { Box, Shipment, StoredParcel } from '@crossdock/domain/pricing/shipment.ts';
import { storageStartOf, warehouseStorageRule } from '@crossdock/domain/pricing/storage.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Member } from '../platform/scope.ts';

/**
 * The reasons why some of the chosen parcels cannot ship together, by parcel id (product specification, section 5,
 * Consolidation).
 */
export function mergeProblemsOf(
  parcels: readonly ChosenParcelRow[],
  settings: Pick<ShopSettings, 'mergeBy' | 'picturesNeeded'>,
  at: string,
): Map<string, MergeObstacle> {
  const found = findMergeObstacles(candidatesOf(parcels, at), mergeRulesOf(parcels, settings));
  return new Map(found.map(({ id, reason }) => [id, reason]));
}

/** The shop's rules of merging, for the goods of these parcels. */
export function mergeRulesOf(
  parcels: readonly ChosenParcelRow[],
  { mergeBy, picturesNeeded }: Pick<ShopSettings, 'mergeBy' | 'picturesNeeded'>,
): MergeRules {
  const goodsClasses: Partial<Record<GoodsType, GoodsClass>> = {};
  for (const parcel of parcels) {
    if (parcel.goodsType && parcel.goodsClass) goodsClasses[parcel.goodsType] = parcel.goodsClass;
  }
  return { mergeBy, picturesNeeded, goodsClasses };
}

/** The facts that decide which parcels can ship together. */
export function candidatesOf(parcels: readonly ChosenParcelRow[], at: string): MergeCandidate[] {
  return parcels.map((parcel) => ({
    id: parcel.id,
    state: parcel.state,
    warehouseId: parcel.warehouseId ?? '',
    goodsType: parcel.goodsType ?? '',
    declared: isDeclared({
      goodsType: parcel.goodsType ?? '',
      goodsName: parcel.goodsName,
      declaredValueMinor: parcel.declaredValueMinor,
    }),
    hasPictures: parcel.hasPictures,
    blocked: isBlockedByPause(parcel.pauses, at),
    inService: parcel.inService,
    awaited: parcel.awaitedBy !== null,
    travelsAlone: parcel.travelsAlone,
  }));
}

/**
 * Why these parcels cannot ship together; undefined if they can. Unknown parcels and other members' parcels get the
 * same refusal, which asks the member to select again.
 */
export function jointShipmentRefusal(
  parcels: readonly ChosenParcelRow[],
  choice: { readonly parcelIds: readonly string[] },
  { shop }: Pick<Member, 'shop'>,
  at: string,
): Refusal<MergeObstacle | 'order.selectAgain'> | undefined {
  if (parcels.length === 0 || parcels.length !== new Set(choice.parcelIds).size)
    return refuse('order.selectAgain', {}, 'parcelIds');
  const problems = mergeProblemsOf(parcels, shop.settings, at);
  const unfit = parcels.find((parcel) => problems.has(parcel.id));
  const reason = unfit && problems.get(unfit.id);
  return reason && refuse(reason, { number: unfit.courierNumber }, 'parcelIds');
}

/**
 * The shipment to price. Before packing each parcel is a box; for the final bill the packed `boxes` are used, while
 * storage and declared value still come from the parcels. `at` replaces a missing shelf time.
 */
export function shipmentOf(
  parcels: readonly ChosenParcelRow[],
  destination: { readonly country: string; readonly zip: string },
  { at, timeZone }: { readonly at: string; readonly timeZone: string },
  boxes: readonly Box[] = parcels.map(toBox),
): Shipment {
  return {
    boxes,
    parcelCount: parcels.length,
    goodsTypes: [...new Set(parcels.map(goodsTypeOf))],
    declaredMinor: parcels.reduce((total, parcel) => total + parcel.declaredValueMinor, 0),
    destination: { country: destination.country, zip: destination.zip },
    stored: parcels.map((parcel) => ({
      ...storedParcelOf(parcel, timeZone),
      since: storageStartOf(parcel) ?? at,
      ...(parcel.joinedAt === null ? {} : { until: parcel.joinedAt }),
    })),
  };
}

/** The facts of a parcel for its storage fee; the caller adds `since`. */
export function storedParcelOf(parcel: ChosenParcelRow, timeZone: string): Omit<StoredParcel, 'since'> {
  const clockPauses = clockPausesOf(parcel.pauses, parcel.closedDays ?? [], timeZone);
  return { ...toBox(parcel), label: parcel.courierNumber, clockPauses };
}

/** The storage rule of these parcels' warehouse; null before any has arrived. */
export function warehouseStorageRuleOf(parcels: readonly ChosenParcelRow[]): StorageRule | null {
  const [first] = parcels;
  if (!first?.storage || first.freeStorageDays === null) return null;
  return warehouseStorageRule(first.freeStorageDays, first.storage);
}

export function toBox(parcel: ChosenParcelRow): Box {
  return {
    lengthMm: parcel.lengthMm ?? 0,
    widthMm: parcel.widthMm ?? 0,
    heightMm: parcel.heightMm ?? 0,
    weightG: parcel.weightG ?? 0,
  };
}

function goodsTypeOf(parcel: ChosenParcelRow): GoodsType {
  return parcel.goodsType ?? 'other';
}

/** The goods of the parcels, as customs assess them. */
export function dutiableGoods(parcels: readonly Pick<ChosenParcelRow, 'goodsType' | 'declaredValueMinor'>[]) {
  return parcels.map(({ goodsType, declaredValueMinor }) => ({
    goodsType: goodsType && isGoodsType(goodsType) ? goodsType : ('other' as const),
    valueMinor: declaredValueMinor,
  }));
}
