import { describe, expect, test } from 'vitest';
import { channelFields, createLane, kerryFields, simpleCard } from './lanes.ts';
import { testSettingEffect } from './settingEffects.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const lanes = await createLane(world, world.tw);

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
const trial = { country: 'TW', zip: '106', boxes: ['900x100x100x100'], goodsType: 'clothes' as const };

/** `simpleCard` with another price for the first kg. */
const priced = (firstPriceMinor: number): typeof simpleCard => ({
  ...simpleCard,
  freight: {
    shape: 'firstContinued',
    firstWeightG: 1000,
    firstPriceMinor,
    stepG: 1000,
    stepPriceMinor: 3500,
  },
});

async function newZone(name: string, prefix: string): Promise<string> {
  const zone = await lanes.owner.client.call('addZone', {
    channelId: lanes.channelId,
    name,
    zipPrefixes: [prefix],
  });
  return zone.id;
}

function draft(zoneId: string, validFrom: string, validTo: string | null = null, firstMinor = 8000) {
  return lanes.owner.client.call('draftRateCard', {
    zoneId,
    name: '',
    validFrom,
    validTo,
    card: priced(firstMinor),
  });
}

const publish = ({ id, version }: { id: string; version: number }) =>
  lanes.owner.client.attempt('publishRateCard', { id, version });

describe('publishing a rate card', () => {
  test('applies from then on and ends the card before it at that instant', async () => {
    const zoneId = await newZone('a', '201');
    const first = await draft(zoneId, day(-100));
    expect(await publish(first)).toMatchObject({ ok: true });
    const second = await draft(zoneId, day(-1), null, 9900);
    const before = await world.tw.guest.call('sumFree', { ...trial, zip: '20100' });
    const done = await publish(second);
    const after = await world.tw.guest.call('sumFree', { ...trial, zip: '20100' });
    expect(before.offers[0]?.quote?.totalMinor).toBe(8000 + 10_000);
    expect(after.offers[0]?.quote?.totalMinor).toBe(9900 + 10_000);
    const rows = (await lanes.owner.client.call('listRateCards', { zoneId })).list;
    const [new_, old] = [rows.find((row) => row.id === second.id), rows.find((row) => row.id === first.id)];
    expect(old?.validTo).toBe(new_?.validFrom);
    expect(done.ok && Date.parse(done.data.validFrom)).toBeGreaterThan(Date.now() - 60_000);
    expect(new_).toMatchObject({ state: 'published', publishedBy: expect.stringContaining('Clerk') });
  });

  test("for a later day leaves today's price unchanged", async () => {
    const zoneId = await newZone('b', '202');
    await publish(await draft(zoneId, day(-10)));
    await publish(await draft(zoneId, day(10), null, 1));
    const { offers } = await world.tw.guest.call('sumFree', { ...trial, zip: '20200' });
    expect(offers[0]?.quote?.totalMinor).toBe(18_000);
  });

  test('never overlaps: a card that reaches into a later one is refused', async () => {
    const zoneId = await newZone('c', '203');
    const later = day(10);
    await publish(await draft(zoneId, later));
    const reaching = await publish(await draft(zoneId, day(1)));
    expect(reaching).toBeRefused({ code: 409, error: 'pricing.overlap', fields: { validFrom: {} } });
    expect(await publish(await draft(zoneId, day(1), later))).toMatchObject({ ok: true });
  });

  test('by several owners at once leaves one card valid at any instant', async () => {
    const zoneId = await newZone('d', '204');
    const drafts = await Promise.all([1, 2, 3, 4, 5].map((n) => draft(zoneId, day(n < 3 ? 5 : -5), null, n)));
    await Promise.all(drafts.map(publish));
    const rows = await world.sql<{ n: number }>(
      `select count(*)::int as n from rate_cards a join rate_cards b on a.shop_id = b.shop_id and a.zone_id = b.zone_id and a.id < b.id
       where a.zone_id = $1 and a.state = 'published' and b.state = 'published'
         and tstzrange(a.valid_from, a.valid_to) && tstzrange(b.valid_from, b.valid_to)`,
      [zoneId],
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('twice, or after somebody changed the draft, is refused', async () => {
    const zoneId = await newZone('e', '205');
    const one = await draft(zoneId, day(-1));
    const { id, version } = one;
    const edit = { id, version, name: 'x', validFrom: one.validFrom, validTo: null, card: priced(1) };
    await lanes.owner.client.call('editRateCard', edit);
    expect(await publish(one)).toBeRefused({ code: 409, error: 'row.changed' });
    expect(await lanes.owner.client.attempt('editRateCard', edit)).toBeRefused('row.changed');
    const now = { id, version: version + 1 };
    expect(await publish(now)).toMatchObject({ ok: true });
    expect(await publish(now)).toBeRefused('pricing.notDraft');
    const late = await lanes.owner.client.attempt('editRateCard', { ...edit, version: version + 1 });
    expect(late).toBeRefused('pricing.notDraft');
    const removed = await lanes.owner.client.attempt('removeRateCard', { id });
    expect(removed).toBeRefused('pricing.notDraft');
  });

  test('requires a period that ends after it begins, and after now', async () => {
    const zoneId = await newZone('f', '206');
    const upsideDown = await lanes.owner.client.attempt('draftRateCard', {
      zoneId,
      name: '',
      validFrom: day(5),
      validTo: day(4),
      card: simpleCard,
    });
    expect(upsideDown).toBeRefused('pricing.periodOver');
    const past = await publish(await draft(zoneId, day(-5), day(-4)));
    expect(past).toBeRefused('pricing.periodOver');
  });

  test('is undone by retiring it: there is no price until the next card, and orders keep theirs', async () => {
    const zoneId = await newZone('g', '207');
    const one = await draft(zoneId, day(-3));
    await publish(one);
    await lanes.owner.client.call('retireRateCard', { id: one.id });
    const { offers } = await world.tw.guest.call('sumFree', { ...trial, zip: '20700' });
    expect(offers[0]?.refusals[0]?.reason).toBe('lane.noCard');
    const again = await lanes.owner.client.attempt('retireRateCard', { id: one.id });
    expect(again).toBeRefused('pricing.notPublished');
    const { card } = await lanes.owner.client.call('getRateCard', { id: one.id });
    expect(card).toEqual(priced(8000));
  });
});

describe('the preview before publishing', () => {
  test('compares each sample with the current card', async () => {
    const zoneId = await newZone('h', '208');
    await publish(await draft(zoneId, day(-3)));
    const dearer = await draft(zoneId, day(2), null, 8500);
    const preview = await lanes.owner.client.call('previewRateCard', { id: dearer.id });
    expect(preview.samples.length).toBeGreaterThan(3);
    for (const { draft: next, current, differenceMinor } of preview.samples) {
      expect(differenceMinor).toBe(500);
      expect(next.totalMinor - (current?.totalMinor ?? 0)).toBe(500);
    }
    expect(preview.gapFrom).toBeNull();
  });

  test('says when the zone would have no price', async () => {
    const zoneId = await newZone('i', '209');
    const sale = await draft(zoneId, day(1), day(8));
    const preview = await lanes.owner.client.call('previewRateCard', { id: sale.id });
    expect(preview).toMatchObject({ current: null, gapFrom: sale.validTo });
    expect(preview.samples.every((sample) => sample.differenceMinor === null)).toBe(true);
  });
});

describe('a card as staff write it', () => {
  const base = () => ({ zoneId: lanes.zoneId, name: '', validFrom: day(30), validTo: null });

  test.each([
    [{ weight: { ...simpleCard.weight, divisorCm3PerKg: 0 } }, 'card.weight.divisorCm3PerKg'],
    [{ freight: { ...simpleCard.freight, stepG: 0 } as never }, 'card.freight.stepG'],
    [{ freight: { ...simpleCard.freight, firstPriceMinor: 1.5 } as never }, 'card.freight.firstPriceMinor'],
    [
      {
        freight: {
          shape: 'ladder',
          basePriceMinor: 0,
          tiers: [
            { upToG: 5000, stepG: 1000, stepPriceMinor: 1 },
            { upToG: 4000, stepG: 1000, stepPriceMinor: 1 },
          ],
          neverDearerThanNextTier: true,
        } as never,
      },
      'card.freight.tiers.1.upToG',
      'field.ascending',
    ],
    [
      { areas: [{ name: 'x', zipPrefixes: ['abc'], per: 'kg' as const, feeMinor: 1 }] },
      'card.areas.0.zipPrefixes.0',
    ],
    [{ insurance: { rateBp: 20_000, minMinor: 0, maxCoverMinor: null } }, 'card.insurance.rateBp'],
    [{ secretDiscount: 5 } as never, 'card.secretDiscount', 'field.unknown'],
  ])(
    'is refused at the exact field: %j',
    async (wrong: Partial<typeof simpleCard>, field, error?: string) => {
      const attempt = await lanes.owner.client.attempt('draftRateCard', {
        ...base(),
        card: { ...simpleCard, ...wrong },
      });
      expect(attempt).toBeRefused({ code: 400 });
      const fields = attempt.ok ? {} : attempt.failure.fields;
      expect(Object.keys(fields)).toContain(field);
      if (error) expect(fields[field]?.error).toBe(error);
    },
  );

  test('can be copied from another card, and a copy changes separately', async () => {
    const copy = await lanes.owner.client.call('draftRateCard', { ...base(), copyOf: lanes.rateCardId });
    expect(copy.card).toEqual(simpleCard);
    const { id, version, validFrom } = copy;
    await lanes.owner.client.call('editRateCard', {
      id,
      version,
      name: 'copy',
      validFrom,
      validTo: null,
      card: priced(1),
    });
    expect((await lanes.owner.client.call('getRateCard', { id: lanes.rateCardId })).card).toEqual(simpleCard);
    await lanes.owner.client.call('removeRateCard', { id });
    expect(await lanes.owner.client.attempt('getRateCard', { id })).toMatchObject({ ok: false });
  });
});

describe('carriers, channels and zones', () => {
  test('codes are unique in a shop, and a channel needs a carrier for each delivery type', async () => {
    const twice = await lanes.owner.client.attempt('addCarrier', kerryFields);
    expect(twice).toBeRefused('pricing.codeTaken');
    const fields = channelFields(lanes.warehouseId, [{ carrierId: lanes.kerryId, deliveryType: 2 }]);
    const same = await lanes.owner.client.attempt('addChannel', fields);
    expect(same).toBeRefused({ error: 'pricing.codeTaken', fields: { code: {} } });
    const nobody = await lanes.owner.client.attempt('addChannel', {
      ...fields,
      code: 'X',
      deliveryTypes: [2, 3],
    });
    expect(nobody).toBeRefused('pricing.carrierMissing');
    const slow = await lanes.owner.client.attempt('addChannel', { ...fields, code: 'Y', minDays: 20 });
    expect(slow.ok || Object.keys(slow.failure.fields)).toContain('maxDays');
  });

  test('a prefix belongs to one zone of a channel, also when two add it at once', async () => {
    const add = (name: string) =>
      lanes.owner.client.attempt('addZone', { channelId: lanes.channelId, name, zipPrefixes: ['890'] });
    const answers = await Promise.all([add('Kinmen'), add('Kinmen too'), add('Kinmen again')]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const rest = await lanes.owner.client.attempt('addZone', {
      channelId: lanes.channelId,
      name: 'rest',
      zipPrefixes: [],
    });
    expect(rest).toBeRefused('pricing.zoneTaken');
    const used = await lanes.owner.client.attempt('removeZone', { id: lanes.zoneId });
    expect(used).toBeRefused('pricing.zoneInUse');
  });

  testSettingEffect('editCarrier.maxPieceG', 'counts at once', async () => {
    await lanes.owner.client.call('editCarrier', { ...kerryFields, id: lanes.kerryId, maxPieceG: 800 });
    const { offers } = await world.tw.guest.call('sumFree', trial);
    expect(offers[0]?.refusals[0]?.reason).toBe('limit.pieceWeight');
    await lanes.owner.client.call('editCarrier', { ...kerryFields, id: lanes.kerryId });
  });

  testSettingEffect('editChannel.active', 'a closed one is offered to nobody', async () => {
    const [channel] = await lanes.owner.client.call('listChannels', {});
    if (!channel) throw new Error('no channel');
    const { zones: _, goodsClasses, ...fields } = channel;
    const classes = goodsClasses.filter((one) => one !== 'prohibited');
    const edit = (active: boolean) =>
      lanes.owner.client.call('editChannel', { ...fields, goodsClasses: classes, active });
    await edit(false);
    expect((await world.tw.guest.call('sumFree', trial)).offers).toEqual([]);
    await edit(true);
    expect((await world.tw.guest.call('sumFree', trial)).offers).toHaveLength(1);
  });

  test('all staff may view prices, only the owner changes them, and another shop sees none', async () => {
    const clerk = await world.tw.staff(['warehouse', 'finance', 'support']);
    expect((await clerk.client.call('listChannels', {})).length).toBe(1);
    const denied = await clerk.client.attempt('addCarrier', { ...kerryFields, code: 'C' });
    expect(denied).toBeRefused({ code: 403 });
    const stranger = await world.th.staff(['owner']);
    expect(await stranger.client.call('listCarriers', {})).toEqual([]);
    const foreign = await stranger.client.attempt('publishRateCard', { id: lanes.rateCardId, version: 1 });
    expect(foreign).toBeRefused({ code: 404 });
    const copied = await stranger.client.attempt('getRateCard', { id: lanes.rateCardId });
    expect(copied).toBeRefused({ code: 404 });
  });
});
