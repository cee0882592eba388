import { expect, test } from 'vitest';
import { words } from '../src/words/words.gen.ts';

test('the first screen and an order’s own list have the same names for its state', () => {
  expect(words['home.way.toBePaid']).toEqual(words['orders.state.awaitingPayment']);
  expect(words['home.way.toBeDelivered']).toEqual(words['orders.state.awaitingShipment']);
  expect(words['home.way.toBeSigned']).toEqual(words['orders.state.awaitingSignature']);
});
