import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import {
  type MergeReason,
  type MergeRules,
  mergeProblems,
  reasonAgainst as reasonAmong,
} from '@crossdock/domain/parcels/merge.ts';
import { candidateOf } from '../shell/merging.ts';

/** What can be chosen to travel together. */
export const isChoosable = ({ state }: ParcelRow): boolean => state === 'shelved';

/** The first reason of each chosen parcel that cannot travel with the others, by parcel id. */
export function choiceProblems(
  chosen: readonly ParcelRow[],
  rules: MergeRules,
): ReadonlyMap<string, MergeReason> {
  return new Map(mergeProblems(chosen.map(candidateOf), rules).map(({ id, reason }) => [id, reason]));
}

/** Why `row` cannot join what is chosen already; undefined where it can. */
export function reasonAgainst(
  row: ParcelRow,
  chosen: readonly ParcelRow[],
  rules: MergeRules,
): MergeReason | undefined {
  return reasonAmong(candidateOf(row), chosen.map(candidateOf), rules);
}
