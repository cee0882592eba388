import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { packagesFrom } from './packDraft.ts';

/** The parts of an order that packing needs. */
export type OrderForPacking = Pick<DeskOrderDetails, 'id' | 'number'> & {
  /** The totes in which the order's parcels were collected. */
  readonly totes?: readonly Pick<DeskOrderDetails['totes'][number], 'number'>[];
  readonly parcels: readonly Pick<
    DeskOrderDetails['parcels'][number],
    'id' | 'number' | 'courierNumber' | 'weightG' | 'goodsCount'
  >[];
};

/** An order that was scanned ahead. The numbers of its parcels show whether the clerk has already started with it. */
export interface NextOrder {
  readonly id: string;
  readonly number: string;
  readonly parcelCodes: readonly string[];
}

export const nextOrderOf = ({ id, number, parcels }: OrderForPacking): NextOrder => ({
  ...{ id, number },
  parcelCodes: parcels.flatMap((parcel) => [parcel.courierNumber, parcel.number]),
});

/**
 * The packages weigh suspiciously more or less than the parcels if both this factor and this difference are exceeded.
 */
const farOff = { times: 3, grams: 2_000 } as const;

/** Whether the packages weigh suspiciously more or less than the parcels in them. */
export function isWeightImplausible(
  packages: NonNullable<ReturnType<typeof packagesFrom>>,
  { parcels }: OrderForPacking,
): boolean {
  if (parcels.some(({ weightG }) => weightG === null)) return false;
  const packed = packages.reduce((sum, { weightG }) => sum + weightG, 0);
  const inside = parcels.reduce((sum, { weightG }) => sum + (weightG ?? 0), 0);
  return packed > inside * farOff.times + farOff.grams || packed * farOff.times < inside - farOff.grams;
}
