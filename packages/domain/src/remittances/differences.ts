/** Why a line of a carrier's list cannot be booked as it is. `none`: it can. */
export const remittanceDifferences = [
  'none',
  'amount',
  'notOurs',
  'notDelivered',
  'remitted',
  'notCod',
  'fee',
] as const;
export type RemittanceDifference = (typeof remittanceDifferences)[number];

/** A larger part of what was collected is no usual fee: a fifth. */
export const usualFeeDivisor = 5;

/**
 * Whether the fee is so large that two people look at it: who imports the list could write any.
 * @example isLargeFee({ collectedMinor: 1000, feeMinor: 201 }) // → true
 */
export const isLargeFee = ({
  collectedMinor,
  feeMinor,
}: Pick<ComparedLine, 'collectedMinor' | 'feeMinor'>): boolean => feeMinor * usualFeeDivisor > collectedMinor;

/** Where staff find a line of a carrier's list. */
export const remittanceShelves = ['clean', 'difference', 'task', 'accepted', 'all'] as const;
export type RemittanceShelf = (typeof remittanceShelves)[number];

/** A line as it is now beside the order that it names. Amounts in minor units. */
export interface ComparedLine {
  readonly collectedMinor: number;
  readonly feeMinor: number;
  readonly difference: RemittanceDifference;
  /** What the books say that the carrier collected for the order; 0 where the line pays no order. */
  readonly bookedMinor: number;
}

/** What accepting a line books. Amounts in minor units. */
export interface RemittanceBooking {
  /** What came to the bank: the collected amount less the fee. */
  readonly bankMinor: number;
  readonly feeMinor: number;
  /** What the carrier no longer holds: what the books say of the order, else nothing. */
  readonly clearedMinor: number;
  /** Above 0 what was paid too much, below 0 what is missing. */
  readonly differenceMinor: number;
}

/**
 * What accepting a line books. Bank and fee together are always what was cleared and the difference. A line that pays
 * no order of ours, or one that was paid already, is a surplus as a whole.
 * @example bookingOf({ collectedMinor: 950, feeMinor: 20, difference: 'amount', bookedMinor: 1000 })
 * // → { bankMinor: 930, feeMinor: 20, clearedMinor: 1000, differenceMinor: -50 }
 */
export function bookingOf({
  collectedMinor,
  feeMinor,
  difference,
  bookedMinor,
}: ComparedLine): RemittanceBooking {
  const clearedMinor = paysOrder(difference) ? bookedMinor : 0;
  return {
    bankMinor: collectedMinor - feeMinor,
    feeMinor,
    clearedMinor,
    differenceMinor: collectedMinor - clearedMinor,
  };
}

/**
 * Whether a line with this difference pays the order that it names.
 * @example paysOrder('remitted') // → false
 */
export const paysOrder = (difference: RemittanceDifference): boolean =>
  difference === 'none' || difference === 'amount' || difference === 'fee';

export interface RemittanceSettings {
  /** After so many days a delivered order that no list has named counts as not remitted yet. */
  readonly lateDays: number;
}

export const usualRemittances: RemittanceSettings = { lateDays: 14 };

/** The most lines that one call accepts; a longer list takes several. */
export const acceptedAtOnce = 200;
