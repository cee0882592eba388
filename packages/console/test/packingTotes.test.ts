import { referenceNumber } from '@crossdock/domain/reference.ts';
import { expect, it } from 'vitest';
import { nextOrderOf, type OrderForPacking } from '../src/orders/orderForPacking.ts';
import type { PackingEvent, PackingState } from '../src/orders/packingState.ts';
import { beginPacking, packingReducer } from '../src/orders/packingSteps.ts';
import { order } from './packingDesk.ts';

const tote = (n: number) => referenceNumber('TB', new Uint8Array(8).fill(n));
const open: OrderForPacking = { ...order(1), totes: [{ number: tote(1) }] };
const scan = (text: string, atMs = 5_000): PackingEvent => ({
  type: 'line',
  heard: { text, atMs, bare: false, turn: undefined },
});
const after = (state: PackingState, ...events: PackingEvent[]) =>
  events.reduce<ReturnType<typeof packingReducer>>(
    ([now], event) => packingReducer(now, event, open),
    [state, []],
  );

it('ignores the tote of the open order', () => {
  const [state, effects] = after(beginPacking(open, null), scan(tote(1)));
  expect(state).toMatchObject({ problem: null, bench: { open: open.number, waiting: '' } });
  expect(effects).toEqual([{ sound: 'good' }]);
});

it('looks up the order in another tote, which then waits by its own number', () => {
  const [asked, effects] = after(beginPacking(open, null), scan(tote(2)));
  expect(effects).toEqual([{ lookUp: tote(2) }]);
  const next = order(2);
  const [waits] = after(asked, { type: 'found', number: next.number, order: nextOrderOf(next) });
  expect(waits.bench.waiting).toBe(next.number);
  const [full] = after(waits, scan(tote(3), 9_000));
  expect(full.problem).toEqual({ key: 'full', code: tote(3) });
});

it('goes to the order in the tote if the open one could not be packed', () => {
  const [state, effects] = after({ ...beginPacking(open, null), failed: true }, scan(tote(2)));
  expect(state.aside).toBe(tote(2));
  expect(effects).toContainEqual({ open: tote(2), heard: null });
});
