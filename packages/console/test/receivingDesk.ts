import { defaultMeasureLimits } from '@crossdock/domain/parcels/measures.ts';
import type { ReceiptInput } from '../src/parcels/receiptQueue.ts';
import type { ReceivingEvent } from '../src/parcels/receivingState.ts';
import {
  type DeskRules,
  initialReceiving,
  type NumberLookup,
  type ReceivingState,
} from '../src/parcels/receivingState.ts';
import { receivingReducer } from '../src/parcels/receivingSteps.ts';
import type { ReceivingEffect } from '../src/parcels/receivingTransitions.ts';
import { courierNumber as number, textDesk } from './desks.ts';

const rules: DeskRules = {
  warehouseId: '0190a000-0000-7000-8000-000000000001',
  shelves: new Set(['A-01-1', 'A-01-2']),
  picturesNeeded: false,
  likelyMeasures: defaultMeasureLimits,
};

/** A receiving desk without a screen. `receipts` are the parcels that it has received. */
export function receivingDesk(of: Partial<DeskRules> = {}) {
  const { taken: receipts, ...desk } = textDesk({
    initial: initialReceiving,
    reduce: (state: ReceivingState, event: ReceivingEvent) =>
      receivingReducer(state, event, { ...rules, ...of }),
    takenOf: (effect: ReceivingEffect) => ('receipt' in effect ? effect.receipt : undefined),
  });
  return { receipts, ...desk };
}

export const numberLookup = (
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

export const receiptResults = (receipts: readonly ReceiptInput[]) =>
  receipts.map(({ courierNumber, weightG, shelfCode }) => [courierNumber, weightG, shelfCode]);
export const weight = (n: number) => `1.${String(n).padStart(2, '0')}`;
export const expectedReceipt = (n: number) => [number(n), 1_000 + n * 10, 'A-01-2'];
