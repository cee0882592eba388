import type { ParcelRow } from '@crossdock/contract/parcelShapes.ts';
import { type GoodsClass, type GoodsType, isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import {
  type MergeCandidate,
  type MergeReason,
  type MergeRules,
  mergeProblems,
} from '@crossdock/domain/parcels/merge.ts';

/** Why a parcel cannot be chosen, or not beside the others that are. */
export type ChoiceReason = MergeReason | 'undeclared';

/** The shop's rules of merging, from its goods types. */
export function mergeRulesOf(goods: {
  readonly mergeBy: 'type' | 'class';
  readonly list: readonly { readonly code: string; readonly goodsClass: GoodsClass }[];
}): MergeRules {
  return {
    mergeBy: goods.mergeBy,
    goodsClasses: Object.fromEntries(goods.list.map(({ code, goodsClass }) => [code, goodsClass])),
  };
}

function candidateOf(row: ParcelRow): MergeCandidate {
  return {
    id: row.id,
    state: row.state,
    warehouseId: row.warehouseId ?? '',
    goodsType: (isGoodsType(row.goodsType) ? row.goodsType : 'other') as GoodsType,
    hasPictures: row.thumb !== null,
    blocked: row.blocked,
    travelsAlone: row.travelsAlone,
  };
}

/** The first reason of each chosen parcel that cannot travel with the others, by parcel id. */
export function choiceProblems(
  chosen: readonly ParcelRow[],
  rules: MergeRules,
): ReadonlyMap<string, ChoiceReason> {
  const undeclared = chosen.filter((row) => row.goodsType === '');
  const found = mergeProblems(chosen.filter((row) => row.goodsType !== '').map(candidateOf), rules);
  return new Map<string, ChoiceReason>([
    ...found.map(({ id, reason }) => [id, reason] as const),
    ...undeclared.map(({ id }) => [id, 'undeclared'] as const),
  ]);
}

/** Why `row` cannot join what is chosen already; undefined where it can. */
export function reasonAgainst(
  row: ParcelRow,
  chosen: readonly ParcelRow[],
  rules: MergeRules,
): ChoiceReason | undefined {
  const others = chosen.filter(({ id }) => id !== row.id);
  const problems = choiceProblems([...others, row], rules);
  // A parcel that ships alone among the chosen is a reason against every other one.
  return (
    problems.get(row.id) ?? (others.some((other) => other.travelsAlone) ? 'parcel.travelsAlone' : undefined)
  );
}
