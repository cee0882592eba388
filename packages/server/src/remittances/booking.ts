import { minor } from '@crossdock/domain/money.ts';
import { bookingOf, paysOrder, type RemittanceBooking } from '@crossdock/domain/remittances/differences.ts';
import type { AccountRef, Movement } from '@crossdock/domain/wallet/movement.ts';
import type { LineRow } from './lines.store.ts';

/** The booking of a line if it were accepted now; for an accepted line, the booking that was made. */
export const currentBooking = (line: LineRow): RemittanceBooking => bookingOf(line);

type Kind = 'remittance' | 'remittanceFee' | 'remittanceDifference';

/**
 * The entries of a line. The amount that reached the bank and the fee that the carrier kept are both deducted from
 * the cash that the carrier held. A surplus or shortfall goes to the account of differences, so that nothing of the
 * order's cash is left open.
 */
export function movementsOf(line: LineRow, booking: RemittanceBooking): Movement[] {
  const { bankMinor, feeMinor, differenceMinor: difference } = booking;
  const cash: AccountRef = { kind: 'cash' };
  const differences: AccountRef = { kind: 'carrierDifferences' };
  const entry = (kind: Kind, from: AccountRef, to: AccountRef, amount: number): Movement[] =>
    amount === 0 ? [] : [{ ...{ kind, from, to, amount: minor(amount) }, ...about(line) }];
  return [
    ...entry('remittance', { kind: 'bank' }, cash, bankMinor),
    ...entry('remittanceFee', { kind: 'carrierFees' }, cash, feeMinor),
    ...(difference < 0
      ? entry('remittanceDifference', differences, cash, -difference)
      : entry('remittanceDifference', cash, differences, difference)),
  ];
}

/** The entries of `movementsOf`, reversed. */
export const reversalOf = (line: LineRow, booking: RemittanceBooking): Movement[] =>
  movementsOf(line, booking).map((one) => ({
    ...one,
    from: one.to,
    to: one.from,
    kind: 'remittanceReversed',
  }));

const about = ({ namedId, difference, carrierName, reference, trackingNumber, orderNumber }: LineRow) => ({
  orderId: paysOrder(difference) ? namedId : null,
  memo: [carrierName, reference, trackingNumber || orderNumber].filter(Boolean).join(' ').slice(0, 200),
});
