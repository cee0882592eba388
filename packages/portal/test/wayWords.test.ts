import { expect, test } from 'vitest';
import { words } from '../src/words/words.gen.ts';

test('the way on the first screen names an order as its own list does', () => {
  expect(words['home.way.toBePaid']).toEqual(words['orders.state.awaitingPayment']);
  expect(words['home.way.toBeDelivered']).toEqual(words['orders.state.awaitingShipment']);
  expect(words['home.way.toBeSigned']).toEqual(words['orders.state.awaitingSignature']);
});
