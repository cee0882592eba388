import { usualMeasures } from '@crossdock/domain/parcels/measures.ts';
import type { ReceiptInput } from '../src/parcels/receiptQueue.ts';
import type { ReceivingEffect } from '../src/parcels/receivingMoves.ts';
import {
  type DeskRules,
  initialReceiving,
  type NumberLookup,
  type Receiving,
} from '../src/parcels/receivingState.ts';
import { type ReceivingEvent, receivingReducer } from '../src/parcels/receivingSteps.ts';
import type { ScannedLine } from '../src/shell/scanDispatcher.ts';
import { lines, courierNumber as number } from './desks.ts';

const rules: DeskRules = {
  warehouseId: '0190a000-0000-7000-8000-000000000001',
  shelves: new Set(['A-01-1', 'A-01-2']),
  picturesNeeded: false,
  likelyMeasures: usualMeasures,
};

/** A desk without a screen: takes typed and scanned text, and lists the receipts made from it. */
export function receivingDesk(of: Partial<DeskRules> = {}) {
  let state: Receiving = initialReceiving;
  const line = lines();
  const receipts: ReceiptInput[] = [];
  const effects: ReceivingEffect[] = [];
  const send = (event: ReceivingEvent) => {
    const [next, caused] = receivingReducer(state, event, { ...rules, ...of });
    state = next;
    effects.push(...caused);
    for (const effect of caused) if ('receipt' in effect) receipts.push(effect.receipt);
  };
  return {
    receipts,
    send,
    state: () => state,
    hears: (text: string, more: Partial<ScannedLine> & { afterMs?: number } = {}) =>
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
  kind: NumberLookup['verdict'],
  more: Partial<NumberLookup> = {},
): NumberLookup => ({
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
