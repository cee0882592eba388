import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { isDeclared } from '@crossdock/domain/parcels/declaration.ts';
import type { GoodsClass } from '@crossdock/domain/parcels/goods.ts';
import type { MergeCandidate, MergeObstacle, MergeRules } from '@crossdock/domain/parcels/merge.ts';
import { type TextKey, t } from './i18n.ts';

/** The shop's merging rules, derived from its goods types. */
export function mergeRulesOf(goods: {
  readonly mergeBy: 'type' | 'class';
  readonly picturesNeeded: boolean;
  readonly list: readonly { readonly code: string; readonly goodsClass: GoodsClass }[];
}): MergeRules {
  return {
    mergeBy: goods.mergeBy,
    picturesNeeded: goods.picturesNeeded,
    goodsClasses: Object.fromEntries(goods.list.map(({ code, goodsClass }) => [code, goodsClass])),
  };
}

/** Turns a listed parcel into what the merging rule needs, and keeps all other fields of the row. */
export function toMergeCandidate<R extends ParcelRow>(row: R): R & MergeCandidate {
  return {
    ...row,
    warehouseId: row.warehouseId ?? '',
    declared: isDeclared(row),
    hasPictures: row.thumb !== null,
  };
}

const reasons: Readonly<Record<MergeObstacle, TextKey>> = {
  'parcel.notShelved': 'parcels.merge.notShelved',
  'parcel.inOrder': 'parcels.merge.inOrder',
  'parcel.left': 'parcels.merge.left',
  'parcel.blocked': 'parcels.merge.blocked',
  'parcel.inService': 'parcels.merge.inService',
  'parcel.inVipOrder': 'parcels.merge.inVipOrder',
  'parcel.undeclared': 'parcels.list.undeclared',
  'parcel.noPictures': 'parcels.merge.noPictures',
  'parcel.prohibited': 'parcels.merge.prohibited',
  'parcel.travelsAlone': 'parcels.travelsAlone',
  'parcel.otherWarehouse': 'parcels.merge.otherWarehouse',
  'parcel.otherGoods': 'parcels.merge.otherGoods',
};

/** The text that explains why a parcel cannot travel, or not with the others. */
export function mergeObstacleText(reason: MergeObstacle): string {
  return t(reasons[reason]);
}
