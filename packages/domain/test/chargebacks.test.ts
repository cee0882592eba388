import { describe, expect, it } from 'vitest';
import {
  chargebackBookings,
  chargebackEventByTargetState,
  chargebackMachine,
  chargebackReasons,
  chargebackStates,
  evidenceFor,
  maxChargebackMinor,
  openChargebackStates,
} from '../src/payments/chargebacks.ts';

describe('the states of a chargeback', () => {
  it('can follow each other in any order, because a bank may change its decision; staff move only open ones', () => {
    const pairs = chargebackStates.flatMap((from) => chargebackStates.map((to) => ({ from, to })));
    for (const { from, to } of pairs) {
      const steps = chargebackMachine.transitions.filter((step) => step.from === from && step.to === to);
      const isOpen = openChargebackStates.some((one) => one === from);
      const who = isOpen ? ['system', 'staff'] : ['system'];
      expect(steps, `${from} → ${to}`).toEqual(
        from === to ? [] : [{ from, event: chargebackEventByTargetState[to], to, who }],
      );
    }
  });

  it('can begin in any of them, because the first report may be the last one', () => {
    expect(chargebackMachine.initial.toSorted()).toEqual(chargebackStates.toSorted());
  });
});

describe('the evidence for the bank', () => {
  it('depends on the reason, the strongest first', () => {
    expect(chargebackReasons.map((reason) => `${reason}: ${evidenceFor(reason).join(' ')}`)).toEqual([
      'fraud: identity delivery signature tracking conversation receipt',
      'notReceived: delivery signature tracking conversation terms',
      'notAsDescribed: packing terms conversation receipt delivery',
      'duplicate: otherPayment receipt tracking conversation',
      'refundMissing: refund terms conversation',
      'cancelled: terms conversation tracking packing refund',
      'wrongAmount: receipt packing terms conversation',
      'other: receipt tracking delivery signature packing terms conversation',
    ]);
  });
});

describe('the amounts of a chargeback', () => {
  it.each(chargebackStates)('are held while it is open, and lost after it: %s', (state) => {
    const amounts = { takenMinor: 100, feeMinor: 15 };
    expect(chargebackBookings(state, amounts)).toEqual(
      state === 'needsAnswer' || state === 'underReview'
        ? { heldMinor: 100, lostMinor: 0, feeMinor: 15 }
        : { heldMinor: 0, lostMinor: 100, feeMinor: 15 },
    );
  });

  it.each([
    [100, 0, 0, 100],
    [100, 30, 20, 50],
    [100, 60, 40, 0],
    [100, 80, 40, 0],
  ])(
    'are at most what is left of the payment: %i − %i − %i is %i',
    (received, refunded, chargedBack, most) => {
      const of = { receivedMinor: received, refundedMinor: refunded, chargedBackMinor: chargedBack };
      expect(maxChargebackMinor(of)).toBe(most);
    },
  );
});
