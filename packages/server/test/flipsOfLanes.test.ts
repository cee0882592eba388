import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { channelFields, createLane, kerryFields, sevenFields, simpleCard } from './lanes.ts';
import { choiceOf, insertApprovedAddress, submitAtQuote } from './orderWorld.ts';
import { forecast, measured, picture } from './parcelWorld.ts';
import { type SettingName, testSettingEffect } from './settingEffects.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const lanes = await createLane(world, world.tw);
const owner = lanes.owner;
const member = await world.tw.member();

/** A parcel of the member on the shelf. */
async function inStock() {
  const parcel = await forecast(member);
  const { courierNumber } = parcel;
  const { warehouseId } = lanes;
  await owner.client.call('receiveParcel', { courierNumber, warehouseId, ...measured, shelfCode: 'A-01' });
  await owner.client.call('photographParcel', { courierNumber }, { file: picture() });
  return parcel;
}

const fieldOf = (setting: string) => setting.slice(setting.indexOf('.') + 1);

describe('lanes', () => {
  const trial = { country: 'TW', zip: '106', boxes: ['900x100x100x100'], goodsType: 'clothes' as const };
  const offer = async (input: Partial<Request<'sumFree'>> = {}) =>
    (await world.tw.guest.call('sumFree', { ...trial, ...input })).offers.find(
      ({ channelId }) => channelId === lanes.channelId,
    );
  const carrier = (changes: Partial<Request<'editCarrier'>>) =>
    owner.client.call('editCarrier', { ...kerryFields, id: lanes.kerryId, ...changes });
  const channel = (changes: Partial<Request<'editChannel'>>) =>
    owner.client.call('editChannel', {
      ...channelFields(lanes.warehouseId, [
        { carrierId: lanes.kerryId, deliveryType: 2 },
        { carrierId: lanes.sevenId, deliveryType: 3 },
      ]),
      id: lanes.channelId,
      ...changes,
    });

  const limits: readonly (readonly [SettingName, number, string])[] = [
    ['editCarrier.maxSideMm', 99, 'limit.side'],
    ['editCarrier.maxSideSumMm', 299, 'limit.sideSum'],
  ];
  for (const [setting, value, reason] of limits)
    testSettingEffect(setting, 'what it takes', async () => {
      expect((await offer())?.possible).toBe(true);
      await carrier({ [fieldOf(setting)]: value });
      expect((await offer())?.refusals[0]?.reason).toBe(reason);
      await carrier({});
    });

  testSettingEffect(
    ['editCarrier.name', 'editCarrier.code'],
    'how it is called where one is chosen',
    async () => {
      await carrier({ name: 'Kerry Express', code: 'KEX' });
      expect((await offer())?.carriers[0]).toMatchObject({ name: 'Kerry Express', code: 'KEX' });
      await carrier({});
    },
  );

  testSettingEffect('editCarrier.active', 'whether it is chosen', async () => {
    await owner.client.call('editCarrier', { ...sevenFields, id: lanes.sevenId, active: false });
    expect((await offer({ deliveryType: 3 }))?.possible).not.toBe(true);
    await owner.client.call('editCarrier', { ...sevenFields, id: lanes.sevenId });
    expect((await offer({ deliveryType: 3 }))?.possible).toBe(true);
  });

  testSettingEffect('editCarrier.pointKinds', 'which pickup points it serves', async () => {
    const { id } = await owner.client.call('savePickupPoint', {
      ...{
        code: 'C1',
        name: '台北自取站',
        kind: 'counter',
        country: 'TW',
        address: '松高路 9 號',
        zip: '110',
      },
    });
    const seven = (pointKinds: Request<'editCarrier'>['pointKinds']) =>
      owner.client.call('editCarrier', { ...sevenFields, id: lanes.sevenId, pointKinds });
    const parcel = await inStock();
    const there = async () => {
      const asked = {
        parcelIds: [parcel.id],
        deliveryType: 3 as const,
        pickupPointId: id,
      };
      const { offers } = await member.client.call('getChannel', asked);
      return offers.find(({ channelId }) => channelId === lanes.channelId);
    };
    expect(await there()).toMatchObject({ possible: true, carriers: [{ name: '7-11' }] });
    await seven(['convenienceStore']);
    expect(await there()).toMatchObject({ possible: false, refusals: [{ reason: 'lane.noDelivery' }] });
    await seven(['locker', 'counter']);
    expect((await there())?.possible).toBe(true);
  });

  testSettingEffect(
    [
      'editCarrier.phone',
      'editCarrier.trackingUrl',
      'editChannel.partnerName',
      'editChannel.partnerPhone',
      'editChannel.partnerUrl',
    ],
    'whom the member of an order asks',
    async () => {
      const { id } = await inStock();
      const address = await insertApprovedAddress(world, { shop: world.tw }, member);
      const lane = { channelId: lanes.channelId, homeCarrierId: lanes.kerryId } as never;
      const { id: orderId } = await submitAtQuote(member, choiceOf(lane, [id], address));
      const asked = () => member.client.call('getCounterPart', { orderId });
      expect(await asked()).toMatchObject({ carrierPhone: '', trackingUrl: '', partnerName: '' });
      await carrier({ phone: '02-555', trackingUrl: 'https://t.test/{number}' });
      const partner = { partnerName: 'Partner', partnerPhone: '02-777', partnerUrl: 'https://p.test/' };
      await channel(partner);
      expect(await asked()).toMatchObject({
        carrierPhone: '02-555',
        trackingUrl: 'https://t.test/',
        ...partner,
      });
      await Promise.all([carrier({}), channel({})]);
    },
  );

  testSettingEffect(
    ['editChannel.zh', 'editChannel.tw', 'editChannel.en'],
    'its name in the language of the reader',
    async () => {
      await channel({ zh: '甲', tw: '乙', en: 'C' });
      const named = (['zh', 'tw', 'en'] as const).map(async (lang) => {
        const { offers } = await world.client(world.tw.host, undefined, lang).call('sumFree', trial);
        return offers[0]?.name;
      });
      expect(await Promise.all(named)).toEqual(['甲', '乙', 'C']);
      await channel({});
    },
  );

  testSettingEffect(['editChannel.code', 'editChannel.mode'], 'what kind it is', async () => {
    await channel({ code: 'AIR', mode: 'air' });
    expect(await offer()).toMatchObject({ code: 'AIR', mode: 'air' });
    await channel({});
  });

  testSettingEffect('editChannel.goodsClasses', 'what it takes', async () => {
    expect((await offer())?.possible).toBe(true);
    await channel({ goodsClasses: ['sensitive'] });
    expect((await offer())?.possible).not.toBe(true);
    await channel({});
  });

  testSettingEffect(['editChannel.deliveryTypes', 'editChannel.carriers'], 'how it delivers', async () => {
    await channel({ deliveryTypes: [2], carriers: [{ carrierId: lanes.kerryId, deliveryType: 2 }] });
    expect((await offer({ deliveryType: 3 }))?.possible).not.toBe(true);
    await channel({});
    expect((await offer({ deliveryType: 3 }))?.possible).toBe(true);
  });

  testSettingEffect(['editChannel.minDays', 'editChannel.maxDays'], 'the promise', async () => {
    await channel({ minDays: 20, maxDays: 30 });
    expect(await offer()).toMatchObject({ minDays: 20, maxDays: 30 });
    await channel({});
  });

  testSettingEffect('editChannel.codOffered', 'whether it collects at the door', async () => {
    await channel({ codOffered: false });
    expect((await offer())?.codOffered).toBe(false);
    await channel({});
    expect((await offer())?.codOffered).toBe(true);
  });

  testSettingEffect('editChannel.position', 'the order of channels that cost alike', async () => {
    await owner.client.call('addChannel', {
      ...channelFields(lanes.warehouseId, [{ carrierId: lanes.kerryId, deliveryType: 2 }]),
      code: 'TWO',
      position: 1,
    });
    const codes = async () => (await owner.client.call('listChannels', {})).map(({ code }) => code);
    expect(await codes()).toEqual(['SEA', 'TWO']);
    await channel({ position: 2 });
    expect(await codes()).toEqual(['TWO', 'SEA']);
  });

  testSettingEffect(['editZone.zipPrefixes', 'editZone.name'], 'where its prices hold', async () => {
    await owner.client.call('editZone', { id: lanes.zoneId, name: '離島', zipPrefixes: ['890'] });
    expect((await offer())?.refusals[0]?.reason).toMatch(/^lane\./);
    expect((await owner.client.call('listChannels', {})).flatMap(({ zones }) => zones)).toContainEqual(
      expect.objectContaining({ id: lanes.zoneId, name: '離島' }),
    );
    await owner.client.call('editZone', { id: lanes.zoneId, name: 'all', zipPrefixes: [] });
    expect((await offer())?.possible).toBe(true);
  });

  test.each(['halfUp', 'up'] as const)('a tax is rounded %s, as its rule says', async (rounding) => {
    const tax = {
      kind: 'tax',
      base: 'freight',
      rateBp: 333,
      freeUpToMinor: 0,
      onExcessOnly: false,
      onlyUpToMinor: null,
      freeEntries: null,
      always: true,
      estimate: true,
      rounding,
      from: null,
      to: null,
    } as const;
    const { id, version } = await owner.client.call('draftRateCard', {
      zoneId: lanes.zoneId,
      name: rounding,
      validFrom: new Date().toISOString(),
      validTo: null,
      card: { ...simpleCard, taxes: [tax] },
    });
    await owner.client.call('publishRateCard', { id, version });
    const lines = (await offer({ declaredMinor: 1_000 }))?.quote?.lines ?? [];
    const of = (kind: string) => lines.find((line) => line.kind === kind);
    const exact = ((of('freight')?.amountMinor ?? 0) * 333) / 10_000;
    expect(Math.ceil(exact)).toBeGreaterThan(Math.round(exact));
    expect(of('tax')).toMatchObject({
      amountMinor: rounding === 'up' ? Math.ceil(exact) : Math.round(exact),
      reason: { numbers: { rounding } },
    });
  });
});
