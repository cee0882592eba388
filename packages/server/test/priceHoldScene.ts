import { plainSea } from '@crossdock/domain/samples/rateCards.ts';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { type ChangeScene, openOrderChangeScene } from './orderChangeScene.ts';
import { inOneBox } from './orderScene.ts';
import { publishCard } from './orderWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import type { Person } from './world.ts';

export const holdRule = { days: 7, tolerancePercent: 5, answerDays: 3 };
/** Two parcels of 1.5 kg are quoted as 3 kg; packed with this weight in grams they are above the tolerance. */
export const aboveToleranceG = 3_600;
export const newRequestKey = () => ({ idempotencyKey: newId() });
export const cheap = plainSea.freight.shape === 'firstContinued' ? plainSea.freight.firstPriceMinor : 0;

/** A shop in which prices hold, for the tests of the file that opens it. */
export async function openPriceHoldScene() {
  const c = await openOrderChangeScene();
  afterAll(async () => {
    const faults = await faultsOfLedger(c.world);
    expect(faults.filter((one) => !one.endsWith('orders charged twice'))).toEqual([]);
  });
  const hold = (fields: Partial<typeof holdRule> = {}) =>
    c.s.owner.client.call('saveHoldSettings', { ...holdRule, ...fields });
  beforeEach(async () => {
    await hold();
  });
  afterEach(() => c.setting({ payBeforePacking: false }));
  return {
    c,
    hold,
    ...answering(c),
    pack: (orderId: string, weightG: number) =>
      c.s.clerk.client.call('packOrder', inOneBox(orderId, weightG)),
    endDays: (orderId: string, column = 'until_at') =>
      c.world.sql(`update order_holds set ${column} = now() - interval '1 second' where order_id = $1`, [
        orderId,
      ]),
    /** Publishes a card for the order's zone with this price of the first kilogram. */
    cardAt: async (orderId: string, firstPriceMinor: number) => {
      if (plainSea.freight.shape !== 'firstContinued') throw new Error('another card');
      const freight = { ...plainSea.freight, firstPriceMinor };
      const card = { ...plainSea, freight, validFrom: new Date().toISOString() };
      const row = await c.world.row('orders', { id: orderId });
      await publishCard(c.world, c.lane, row?.zoneId ?? '', card);
    },
  };
}

function answering(c: ChangeScene) {
  const held = async (buyer: Person, id: string) => (await c.read(buyer, id)).priceHold;
  return {
    held,
    asked: async (buyer: Person, id: string) => {
      const priceHold = await held(buyer, id);
      if (priceHold.kind !== 'asked') throw new Error(`not asked but ${JSON.stringify(priceHold)}`);
      return priceHold;
    },
    agree: (buyer: Person, orderId: string, totalMinor: number) =>
      buyer.client.attempt('agreeToPrice', { orderId, totalMinor }, newRequestKey()),
    takeBack: (buyer: Person, orderId: string) =>
      buyer.client.attempt('takeParcelsBack', { orderId }, newRequestKey()),
  };
}
