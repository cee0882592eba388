import { describe, expect, it } from 'vitest';
import { type MemberActionInput, memberActions } from '../src/orders/actions.ts';
import { type OrderState, orderStates } from '../src/orders/states.ts';
import { referenceIn, referenceNumber } from '../src/reference.ts';

describe('what a member can do with an order', () => {
  const actions = (state: OrderState, more: Partial<MemberActionInput> = {}) =>
    memberActions({ state, cashOnDelivery: false, settled: true, memberMaySign: true, ...more });

  it('in every state', () => {
    expect(orderStates.map((state) => [state, actions(state)])).toEqual([
      ['processing', ['cancel']],
      ['awaitingPayment', ['pay', 'cancel']],
      ['awaitingShipment', []],
      ['awaitingSignature', ['sign']],
      ['signed', []],
      ['cancelled', []],
    ]);
  });

  it('cannot be confirmed if the shop does not allow it, or before the cash is paid', () => {
    expect(actions('awaitingSignature', { memberMaySign: false })).toEqual([]);
    expect(actions('awaitingSignature', { cashOnDelivery: true, settled: false })).toEqual([]);
    expect(actions('awaitingSignature', { cashOnDelivery: true, settled: true })).toEqual(['sign']);
  });
});

describe('order numbers', () => {
  const number = referenceNumber(
    'CD',
    new Uint8Array(8).map((_, at) => at * 29),
  );

  it('are found in typed text', () => {
    expect(number).toMatch(/^CD[0-9A-Z]{9}$/);
    expect(referenceIn('CD', ` ${number.toLowerCase().slice(0, 6)}-${number.slice(6)} `)).toBe(number);
  });

  it('are not found in other numbers, or with a typing error', () => {
    expect(referenceIn('CD', 'SF1234567890123')).toBeUndefined();
    expect(referenceIn('CD', number.slice(0, -1))).toBeUndefined();
    const slip = number.endsWith('7') ? '8' : '7';
    expect(referenceIn('CD', number.slice(0, -1) + slip)).toBeUndefined();
  });
});
