import { type GoodsType, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { type Lane, priceLane } from '@crossdock/domain/pricing/lane.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { channelFields, createLane, simpleCard } from './lanes.ts';
import { insertApprovedAddress, insertShelvedParcel } from './orderWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld({ settings: { picturesNeeded: false } });
const lanes = await createLane(world, world.tw);
const air = await lanes.owner.client.call('addChannel', {
  ...channelFields(lanes.warehouseId, [{ carrierId: lanes.kerryId, deliveryType: 2 }]),
  code: 'AIR',
  en: 'Air',
  mode: 'air',
  goodsClasses: ['general'],
  minDays: 3,
  maxDays: 5,
  codOffered: false,
  position: 1,
});
const airId = air.id;
const draft = await lanes.owner.client.call('draftRateCard', {
  zoneId: air.zones[0]?.id ?? '',
  name: 'air',
  validFrom: '2026-01-01T00:00:00Z',
  validTo: null,
  card: {
    ...simpleCard,
    insurance: null,
    freight: {
      shape: 'firstContinued',
      firstWeightG: 500,
      firstPriceMinor: 20_000,
      stepG: 500,
      stepPriceMinor: 9000,
    },
  },
});
await lanes.owner.client.call('publishRateCard', { id: draft.id, version: draft.version });

const trial = { country: 'TW', zip: '106', boxes: ['2500x300x200x100'], goodsType: 'clothes' as const };

describe('shipping calculator', () => {
  test('a guest gets every channel with lines that add up, the cheapest first and the fastest marked', async () => {
    const { offers } = await world.tw.guest.call('sumFree', trial);
    expect(offers.map((offer) => [offer.code, offer.cheapest, offer.fastest])).toEqual([
      ['SEA', true, false],
      ['AIR', false, true],
    ]);
    // 2.5 kg is billed as 3 kg: 80 + 2 × 35, and 100 for delivery.
    expect(offers[0]?.quote?.totalMinor).toBe(8000 + 2 * 3500 + 10_000);
    for (const { quote } of offers) {
      expect(quote?.lines.reduce((total, line) => total + line.amountMinor, 0)).toBe(quote?.totalMinor);
      for (const line of quote?.lines ?? [])
        expect(Object.keys(line.reason.numbers).length).toBeGreaterThan(0);
    }
  });

  test('the answered lane gives the same prices in the browser as on the server', async () => {
    const { offers } = await world.tw.guest.call('sumFree', trial);
    const lane = offers.find((offer) => offer.code === 'SEA')?.lane;
    if (!lane) throw new Error('no lane');
    const side = fc.integer({ min: 1, max: 1500 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30_000 }), side, side, side, async (weightG, l, w, h) => {
        const boxes = [`${weightG}x${l}x${w}x${h}`];
        const answer = await world.tw.guest.call('sumFree', { ...trial, boxes, insuredMinor: 9000 });
        const shipment = {
          boxes: [{ weightG, lengthMm: l, widthMm: w, heightMm: h }],
          parcelCount: 1,
          goodsTypes: ['clothes' as const],
          declaredMinor: 0,
          destination: { country: 'TW', zip: '106' },
          stored: [],
        };
        const at = new Date().toISOString();
        const options = { at, deliveryType: 2, insuredMinor: 9000, coinMinor: 1 } as const;
        const { quote } = priceLane(lane as Lane, shipment, options);
        expect(answer.offers.find((offer) => offer.code === 'SEA')?.quote).toEqual(quote);
      }),
      { numRuns: 40 },
    );
  });

  test('an impossible channel comes last, says why, and is never the cheapest', async () => {
    const { offers } = await world.tw.guest.call('sumFree', { ...trial, goodsType: 'electronics' });
    const air = offers.at(-1);
    expect(air).toMatchObject({ code: 'AIR', possible: false, cheapest: false, fastest: false });
    expect(air?.refusals).toEqual([{ reason: 'limit.goods', numbers: { goodsType: 'electronics' } }]);
    const plants = await world.tw.guest.call('sumFree', { ...trial, goodsType: 'plants' });
    expect(plants.offers.map((offer) => offer.possible)).toEqual([false, false]);
  });

  test.each([
    ['1200x1200x300x200', true, []],
    ['19500x300x300x200', true, []],
    ['1200x1201x300x200', false, ['limit.side']],
    ['19501x300x300x200', false, ['limit.pieceWeight']],
  ])('Kerry accepts sides up to 120 cm and pieces up to 19.5 kg: %s', async (box, possible, reasons) => {
    const { offers } = await world.tw.guest.call('sumFree', { ...trial, boxes: [box] });
    const sea = offers.find((offer) => offer.code === 'SEA');
    expect(sea?.possible).toBe(possible);
    expect(sea?.refusals.map((refusal) => refusal.reason)).toEqual(reasons);
  });

  test.each([
    ['4999x450x300x300', []],
    ['5000x450x300x300', ['limit.pieceWeight']],
    ['1000x451x300x299', ['limit.side']],
    ['1000x450x450x151', ['limit.sideSum']],
  ])('a convenience store accepts 45 cm, 105 cm in all and less than 5 kg: %s', async (box, reasons) => {
    const { offers } = await world.tw.guest.call('sumFree', { ...trial, deliveryType: 3, boxes: [box] });
    expect(offers.find((offer) => offer.code === 'SEA')?.refusals.map((one) => one.reason)).toEqual(reasons);
    expect(offers.find((offer) => offer.code === 'AIR')?.refusals[0]?.reason).toBe('lane.noDelivery');
  });

  test('a destination that no channel serves has no offers, and a zone without a card has no price', async () => {
    expect((await world.tw.guest.call('sumFree', { ...trial, country: 'MY' })).offers).toEqual([]);
    const islands = { channelId: airId, name: '離島', zipPrefixes: ['880'] };
    const zone = await lanes.owner.client.call('addZone', islands);
    const { offers } = await world.tw.guest.call('sumFree', { ...trial, zip: '88041' });
    const air = offers.find((offer) => offer.code === 'AIR');
    expect(air).toMatchObject({ quote: null, refusals: [{ reason: 'lane.noCard' }] });
    await lanes.owner.client.call('removeZone', { id: zone.id });
  });

  test.each([
    [{ boxes: [] }, 'boxes'],
    [{ boxes: ['0x1x1x1'] }, 'boxes.0'],
    [{ boxes: ['heavy'] }, 'boxes.0'],
    [{ country: 'Taiwan' }, 'country'],
    [{ zip: '1' }, 'zip'],
    [{ goodsType: 'gold' as 'clothes' }, 'goodsType'],
    [{ deliveryType: 4 }, 'deliveryType'],
  ])('invalid input %j is refused at its field', async (wrong, field) => {
    const attempt = await world.tw.guest.attempt('sumFree', { ...trial, ...wrong });
    expect(attempt).toBeRefused({ code: 400 });
    expect(attempt.ok || Object.keys(attempt.failure.fields)).toContain(field);
  });

  test("the calculator lists the shop's destinations, in the caller's language", async () => {
    const options = await world.tw.guest.call('getTrialOptions', {});
    expect(options.destinations).toMatchObject([{ country: 'TW', deliveryTypes: [2, 3] }]);
    expect(options.goodsTypes.map((type) => type.code)).toContain('clothes');
    expect(options.warehouses).toHaveLength(1);
  });
});

const orderLane = () => ({
  shop: world.tw,
  warehouseId: lanes.warehouseId,
  channelId: lanes.channelId,
  homeCarrierId: lanes.kerryId,
  pickupCarrierId: lanes.sevenId,
  pickupPointId: '',
  goodsTypeIds: Object.fromEntries(goodsTypes.map((code) => [code, lanes.goodsType(code)])) as Record<
    GoodsType,
    string
  >,
});

describe("a member's channels", () => {
  test('calculator, channel list and order quote have the same price for the same shipment', async () => {
    const member = await world.tw.member();
    const addressId = await insertApprovedAddress(world, orderLane(), member, { zip: '106' });
    const side = fc.integer({ min: 50, max: 1200 });
    const box = fc.record({
      weightG: fc.integer({ min: 1, max: 19_500 }),
      lengthMm: side,
      widthMm: side,
      heightMm: side,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(box, { minLength: 1, maxLength: 4 }), async (boxes) => {
        const parcelIds: string[] = [];
        for (const one of boxes) parcelIds.push(await insertShelvedParcel(world, orderLane(), member, one));
        const destination = { parcelIds, deliveryType: 2 as const, addressId };
        const [tried, listed, quoted] = await Promise.all([
          world.tw.guest.call('sumFree', {
            ...trial,
            declaredMinor: 50_000 * boxes.length,
            boxes: boxes.map((one) => `${one.weightG}x${one.lengthMm}x${one.widthMm}x${one.heightMm}`),
          }),
          member.client.call('getChannel', destination),
          member.client.call('quoteOrder', { ...destination, channelId: lanes.channelId }),
        ]);
        const ofTrial = tried.offers.find((offer) => offer.channelId === lanes.channelId);
        const ofList = listed.offers.find((offer) => offer.channelId === lanes.channelId);
        expect(ofList?.quote).toEqual(ofTrial?.quote);
        expect(quoted.lines).toMatchObject(ofTrial?.quote?.lines ?? []);
        expect(quoted.totalMinor).toBe(ofTrial?.quote?.totalMinor);
      }),
      { numRuns: 25 },
    );
  });

  test('cash on delivery and insurance rule out channels without them', async () => {
    const member = await world.tw.member();
    const addressId = await insertApprovedAddress(world, orderLane(), member);
    const parcelIds = [await insertShelvedParcel(world, orderLane(), member)];
    const { offers } = await member.client.call('getChannel', {
      parcelIds,
      deliveryType: 2,
      addressId,
      cashOnDelivery: true,
      insuredMinor: 50_000,
    });
    expect(offers.find((offer) => offer.code === 'AIR')?.refusals.map((one) => one.reason)).toEqual([
      'insurance.notOffered',
      'cashOnDelivery.notOffered',
    ]);
    const kinds = offers.find((offer) => offer.code === 'SEA')?.quote?.lines.map((line) => line.kind);
    expect(kinds).toEqual(expect.arrayContaining(['insurance', 'cashOnDelivery']));
  });

  test("somebody else's parcels and addresses cannot be priced", async () => {
    const [member, other] = [await world.tw.member(), await world.tw.member()];
    const addressId = await insertApprovedAddress(world, orderLane(), member);
    const parcelIds = [await insertShelvedParcel(world, orderLane(), other)];
    const foreign = await member.client.attempt('getChannel', { parcelIds, deliveryType: 2, addressId });
    expect(foreign).toBeRefused('order.selectAgain');
    const own = [await insertShelvedParcel(world, orderLane(), other)];
    const lent = await other.client.attempt('getChannel', { parcelIds: own, deliveryType: 2, addressId });
    expect(lent).toBeRefused('order.noAddress');
  });

  test('the insurance follows rate, minimum and cover', async () => {
    const member = await world.tw.member();
    const ask = (declaredMinor: number) =>
      member.client.call('getPremium', {
        channelId: lanes.channelId,
        country: 'TW',
        zip: '106',
        declaredMinor,
      });
    expect(await ask(0)).toMatchObject({ feeMinor: 0, line: null });
    expect((await ask(50_000)).feeMinor).toBe(3000);
    expect((await ask(150_001)).feeMinor).toBe(4501);
    expect(await ask(3_000_000)).toMatchObject({ feeMinor: 60_000, coveredMinor: 2_000_000 });
    const attempt = (channelId: string, country: string) =>
      member.client.attempt('getPremium', { channelId, country, declaredMinor: 1000 });
    expect(await attempt(airId, 'TW')).toBeRefused('pricing.insuranceNotOffered');
    expect(await attempt(lanes.channelId, 'MY')).toBeRefused('pricing.noLane');
  });

  test('the promised days are the channel’s until twenty deliveries differ', async () => {
    const member = await world.tw.member();
    const ask = () =>
      member.client.call('getTimeByAddress', { channelId: lanes.channelId, country: 'TW', zip: '106' });
    await delivered(member.id, 19);
    expect(await ask()).toEqual({ minDays: 7, maxDays: 12, source: 'channel', deliveries: 19 });
    await delivered(member.id, 1);
    // The deliveries took 1, 2, 3, … days in turn.
    expect(await ask()).toEqual({ minDays: 1, maxDays: 9, source: 'deliveries', deliveries: 20 });
    const days = async () =>
      (await world.tw.guest.call('sumFree', trial)).offers.map(({ maxDays }) => maxDays).sort();
    expect(await days()).toEqual([5, 9]);
    // The channel that is listed first has no zone at this destination, so it does not get this channel's delivery
    // days.
    await world.change('channels', { id: airId }, { position: -1 });
    await world.change('zones', { channelId: airId }, { zipPrefixes: '{880}' });
    expect(await days()).toEqual([5, 9]);
  });
});

let ordersMade = 0;
async function delivered(memberId: string, n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    const days = (ordersMade % 10) + 1;
    await world.sql(
      `insert into orders (shop_id, id, number, member_id, state, warehouse_id, channel_id, carrier_id, zone_id,
         rate_card_id, delivery_type, destination, consignee, phone, country, parcel_count, quote_total_minor,
         created_at, shipped_at, signed_at, updated_at)
       values ($1, $2, $3, $4, 'signed', $5, $6, $7, $8, $9, 2, '{}', 'A', '0', 'TW', 1, 0,
         now() - interval '40 days', now() - interval '30 days', now() - interval '30 days' + $10 * interval '1 day', now())`,
      [
        world.tw.id,
        newId(),
        `O${++ordersMade}`,
        memberId,
        lanes.warehouseId,
        lanes.channelId,
        lanes.kerryId,
        lanes.zoneId,
        lanes.rateCardId,
        days,
      ],
    );
  }
}
