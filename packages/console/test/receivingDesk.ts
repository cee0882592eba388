import { usualMeasures } from '@crossdock/domain/parcels/measures.ts';
import type { ReceiptInput } from '../src/parcels/receiptQueue.ts';
import type { Effect } from '../src/parcels/receivingMoves.ts';
import { begin, type DeskRules, type Lookup, type Receiving } from '../src/parcels/receivingState.ts';
import { type Event, receive } from '../src/parcels/receivingSteps.ts';
import type { Heard } from '../src/shell/scanLine.ts';
import { lines, courierNumber as number } from './desks.ts';

const rules: DeskRules = {
  warehouseId: '0190a000-0000-7000-8000-000000000001',
  shelves: new Set(['A-01-1', 'A-01-2']),
  picturesNeeded: false,
  likelyMeasures: usualMeasures,
};

/** A desk without a screen: takes typed and scanned text, and lists the receipts made from it. */
export function receivingDesk(of: Partial<DeskRules> = {}) {
  let state: Receiving = begin;
  const line = lines();
  const receipts: ReceiptInput[] = [];
  const effects: Effect[] = [];
  const send = (event: Event) => {
    const [next, caused] = receive(state, event, { ...rules, ...of });
    state = next;
    effects.push(...caused);
    for (const effect of caused) if ('receipt' in effect) receipts.push(effect.receipt);
  };
  return {
    receipts,
    send,
    state: () => state,
    hears: (text: string, more: Partial<Heard> & { afterMs?: number } = {}) =>
      send({ type: 'line', heard: line(text, more) }),
    /** The messages since the last call. */
    refused: () => effects.splice(0).some((effect) => 'sound' in effect && effect.sound === 'bad'),
    reload: () => {
      state = { ...JSON.parse(JSON.stringify(state)), last: null };
    },
  };
}

export const verdict = (
  courierNumber: string,
  kind: Lookup['verdict'],
  more: Partial<Lookup> = {},
): Lookup => ({
  courierNumber,
  verdict: kind,
  couriers: [],
  refusalReason: '',
  parcel: null,
  endOf: '',
  usualWeightG: null,
  ...more,
});

export const results = (receipts: readonly ReceiptInput[]) =>
  receipts.map(({ courierNumber, weightG, shelfCode }) => [courierNumber, weightG, shelfCode]);
export const weight = (n: number) => `1.${String(n).padStart(2, '0')}`;
export const right = (n: number) => [number(n), 1_000 + n * 10, 'A-01-2'];
