import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { expect, it } from 'vitest';
import {
  initialShipping,
  type ShippingEvent,
  type ShippingState,
  shippingReducer,
} from '../src/orders/shippingSteps.ts';
import { createLineMaker } from './desks.ts';

const number = referenceNumber('CD', Uint8Array.from([1, 0, 2, 3, 4, 5, 6, 7]));
const label = (n: number) => `KR${String(n * 31).padStart(8, '0')}`;

/** An order of three packages. The second one was shipped under `forwardingNumber`. */
const inThree = (forwardingNumber: string) =>
  ({
    ...{ id: 'id 1', carrierId: 'c', parcels: [] },
    packages: [1, 2, 3].map((position) => ({
      id: `package ${position}`,
      position,
      state: position === 2 ? 'shipped' : 'packed',
      forwardingNumber: position === 2 ? forwardingNumber : '',
    })),
  }) as unknown as DeskOrderDetails;

it('ships the package whose label is scanned, and with an order all its waiting packages', () => {
  const step = (state: ShippingState, event: ShippingEvent) => shippingReducer(state, event);
  const scanOf = (first: string, second: string) => {
    const [asked, effects] = step(initialShipping, { type: 'line', heard: line(first) });
    const lookUp = effects.flatMap((effect) => ('lookUp' in effect ? effect.lookUp : []));
    const [found] = step(asked, { type: 'found', number: lookUp[0] ?? '', order: inThree(label(9)) });
    const [, sent] = step(found, { type: 'line', heard: line(second, { afterMs: 2_000 }) });
    return [lookUp, sent.flatMap((effect) => ('ship' in effect ? effect.ship : []))];
  };
  const line = createLineMaker();
  const part = `${number}-3`;
  expect(scanOf(part.toLowerCase(), label(4))).toEqual([
    [part],
    [expect.objectContaining({ number: part, forwardingNumber: label(4), packageIds: ['package 3'] })],
  ]);
  expect(scanOf(number, label(5))[1]).toMatchObject([{ packageIds: ['package 1', 'package 3'] }]);
});

it('accepts a label again for another package of the same order', () => {
  const used: ShippingState = { ...initialShipping, labels: [label(9)] };
  const line = createLineMaker();
  const sentBy = (order: DeskOrderDetails) => {
    const [asked] = shippingReducer(used, { type: 'line', heard: line(number) });
    const [found] = shippingReducer(asked, { type: 'found', number, order });
    const [after, effects] = shippingReducer(found, {
      type: 'line',
      heard: line(label(9), { afterMs: 2_000 }),
    });
    return [effects.some((effect) => 'ship' in effect), after.problem?.key];
  };
  expect(sentBy(inThree(label(9)))).toEqual([true, undefined]);
  expect(sentBy(inThree(label(8)))).toEqual([false, 'labelUsed']);
});
