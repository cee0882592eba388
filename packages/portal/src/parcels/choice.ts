import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import {
  findMergeObstacles,
  type MergeObstacle,
  type MergeRules,
  mergeObstacleOf as reasonAmong,
} from '@crossdock/domain/parcels/merge.ts';
import { toMergeCandidate } from '../shell/merging.ts';

/** Whether a parcel can be chosen to travel with others. */
export const isChoosable = ({ state }: ParcelRow): boolean => state === 'shelved';

/** The first reason why each chosen parcel cannot travel with the others, by parcel id. */
export function mergeProblemsOfChoice(
  chosen: readonly ParcelRow[],
  rules: MergeRules,
): ReadonlyMap<string, MergeObstacle> {
  return new Map(
    findMergeObstacles(chosen.map(toMergeCandidate), rules).map(({ id, reason }) => [id, reason]),
  );
}

/** Returns why `row` cannot be added to the chosen parcels. Undefined if it can. */
export function mergeObstacleFor(
  row: ParcelRow,
  chosen: readonly ParcelRow[],
  rules: MergeRules,
): MergeObstacle | undefined {
  return reasonAmong(toMergeCandidate(row), chosen.map(toMergeCandidate), rules);
}
