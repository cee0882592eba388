/** Why a line of a carrier's list cannot be booked as it is; `none` if it can. */
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

/** A fee above this part of the collected amount, a fifth, is unusual. */
export const largeFeeDivisor = 5;

/**
 * Whether the fee is so large that a second person must check it. The clerk who imports the list could write any
 * fee.
 * @example isLargeFee({ collectedMinor: 1000, feeMinor: 201 }) // → true
 */
export const isLargeFee = ({
  collectedMinor,
  feeMinor,
}: Pick<ComparedLine, 'collectedMinor' | 'feeMinor'>): boolean => feeMinor * largeFeeDivisor > collectedMinor;

/** The tabs under which staff see the lines of a carrier's list. */
export const remittanceTabs = ['clean', 'difference', 'task', 'accepted', 'all'] as const;
export type RemittanceTab = (typeof remittanceTabs)[number];

/** A line compared with the order that it names, as it is now. Amounts in minor units. */
export interface ComparedLine {
  readonly collectedMinor: number;
  readonly feeMinor: number;
  readonly difference: RemittanceDifference;
  /** The amount that the carrier collected for the order according to the books; 0 if the line pays no order. */
  readonly bookedMinor: number;
}

/** The amounts that are booked when a line is accepted. In minor units. */
export interface RemittanceBooking {
  /** The amount that came to the bank: the collected amount less the fee. */
  readonly bankMinor: number;
  readonly feeMinor: number;
  /** The amount that the carrier no longer owes: the order's amount in the books, else nothing. */
  readonly clearedMinor: number;
  /** Above 0 if too much was paid, below 0 if money is missing. */
  readonly differenceMinor: number;
}

/**
 * The bookings for accepting a line. Bank plus fee always equals the cleared amount plus the difference. If a
 * line pays no order of ours, or one that was paid already, all of it is a surplus.
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
  /** After this many days, a delivered order that is on no list counts as not remitted. */
  readonly lateDays: number;
}

export const defaultRemittanceSettings: RemittanceSettings = { lateDays: 14 };

/** The most lines that one call accepts; a longer list needs several calls. */
export const maxAcceptedLines = 200;
