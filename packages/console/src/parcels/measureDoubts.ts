import { type Measures, measureDoubtsOf } from '@crossdock/domain/parcels/measures.ts';
import type { DeskRules, Doubt, Lookup } from './receivingState.ts';

/** A measurement is unusual if it differs from the member's earlier parcels by this factor and this difference. */
const unusual = { times: 4, heavierG: 10_000, lighterG: 1_000 } as const;

/** Reasons to check a weight or size again: the shop's limits, the density, and the member's other parcels. */
export function doubtsOf(
  measures: Measures,
  usual: Lookup['usualWeightG'] | undefined,
  { likelyMeasures }: Pick<DeskRules, 'likelyMeasures'>,
): Doubt[] {
  const doubts: Doubt[] = measureDoubtsOf(measures, likelyMeasures);
  return usual && isUnusual(measures.weightG, usual) ? [...doubts, 'unusual'] : doubts;
}

function isUnusual(weightG: number, { from, to }: NonNullable<Lookup['usualWeightG']>): boolean {
  const { times, heavierG, lighterG } = unusual;
  return weightG > Math.max(to * times, to + heavierG) || weightG * times < from - lighterG;
}
