import { type Measures, measureDoubtsOf } from '@crossdock/domain/parcels/measures.ts';
import type { DeskRules, NumberLookup, ReceivingDoubt } from './receivingState.ts';

/** A measurement is unusual if it differs from the member's earlier parcels by this factor and this difference. */
const unusual = { times: 4, heavierG: 10_000, lighterG: 1_000 } as const;

/** Reasons to check a weight or size again: the shop's limits, the density, and the member's other parcels. */
export function findMeasureDoubts(
  measures: Measures,
  usual: NumberLookup['usualWeightG'] | undefined,
  { likelyMeasures }: Pick<DeskRules, 'likelyMeasures'>,
): ReceivingDoubt[] {
  const doubts: ReceivingDoubt[] = measureDoubtsOf(measures, likelyMeasures);
  return usual && isUnusual(measures.weightG, usual) ? [...doubts, 'unusual'] : doubts;
}

function isUnusual(weightG: number, { from, to }: NonNullable<NumberLookup['usualWeightG']>): boolean {
  const { times, heavierG, lighterG } = unusual;
  return weightG > Math.max(to * times, to + heavierG) || weightG * times < from - lighterG;
}
