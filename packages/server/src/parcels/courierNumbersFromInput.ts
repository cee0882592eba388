import { refuse } from '@crossdock/contract/refusals.ts';
import { parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import type { Member } from '../platform/scope.ts';

/** Reads the courier numbers that a member typed: at least one, and no more than the shop allows at once. */
export function courierNumbersFromInput({ shop: { settings } }: Member, text: string) {
  const { batchMax: max } = settings;
  const typed = parseCourierNumbers(text);
  const count = typed.numbers.length;
  if (count === 0) return refuse('parcel.number', {}, 'courierNumber');
  return count > max ? refuse('parcel.batchTooBig', { max, count }, 'courierNumber') : typed;
}
