import type { Output } from '@crossdock/contract/table.ts';
import { instantOfDay } from '@crossdock/domain/planning/facts.ts';
import { toPlanFacts } from '@crossdock/domain/planning/planFacts.ts';
import { proposalsOf } from '@crossdock/domain/planning/proposals.ts';
import { describe, expect, test } from 'vitest';
import { openOrderScene } from './orderScene.ts';
import { choiceOf, insertApprovedAddress, insertShelvedParcel, submitAtQuote } from './orderWorld.ts';
import { freshNumber, goods } from './parcelWorld.ts';
import { atMoment } from './stoppedClock.ts';
import type { Person } from './world.ts';

const { world, lane } = await openOrderScene();

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs - 60_000).toISOString();

async function planner(fields: Parameters<typeof insertShelvedParcel>[3][] = []) {
  const member = await world.tw.member();
  const address = await insertApprovedAddress(world, lane, member);
  const ids: string[] = [];
  for (const one of fields) ids.push(await insertShelvedParcel(world, lane, member, one));
  return { ...member, address, ids };
}

async function plannedBy(
  member: Person,
  options: { taxIncluded?: boolean; dutiesCounted?: boolean; withExpected?: boolean } = {},
) {
  const answer = await member.client.call('getPlannerFacts', {});
  if (answer.place.kind === 'none') throw new Error(answer.place.message);
  const { place } = answer;
  const facts = toPlanFacts(answer, place, {
    taxIncluded: false,
    dutiesCounted: true,
    withExpected: true,
    estimates: {},
    ...options,
  });
  return { answer, place, facts, proposals: proposalsOf(facts) };
}

/** Places the proposal's orders one after the other. Returns the price at which each was quoted and placed. */
async function ordered(member: Person, planned: Awaited<ReturnType<typeof plannedBy>>, at: number) {
  const { place, proposals, facts } = planned;
  const totals: number[] = [];
  for (const order of proposals[at]?.orders ?? []) {
    const choice = {
      parcelIds: order.parcels.map(({ id }) => id),
      deliveryType: place.deliveryType,
      ...(place.addressId ? { addressId: place.addressId } : {}),
      channelId: order.lane.channelId,
      carrierId: order.offer.carrier?.id ?? '',
      taxIncluded: facts.taxIncluded,
      declarerIds: place.declarerIds,
    };
    const { totalMinor, refusals, lines, duties } = await member.client.call('quoteOrder', choice);
    expect(refusals).toEqual([]);
    expect(lines).toEqual(order.offer.quote.lines);
    expect(order.duties).toMatchObject(estimateIn(duties));
    await member.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
    totals.push(totalMinor);
  }
  return totals;
}

/** The part of a quote's estimate that does not depend on the reader's language. */
function estimateIn(duties: Output<'quoteOrder'>['duties']) {
  if (duties.kind === 'none') return duties;
  const { kind, outcome, totalMinor, freeLeft, included } = duties;
  return { kind, outcome, totalMinor, freeLeft, included };
}

describe("the planner's price", () => {
  test('equals the price of the order made from it, for each proposal', async () => {
    for (const at of [0, 1, 2]) {
      const member = await planner([
        { weightG: 1200, shelvedAt: daysAgo(40) },
        { weightG: 700, goodsType: 'shoes', shelvedAt: daysAgo(2) },
        { weightG: 5200, lengthMm: 900, shelvedAt: daysAgo(33) },
      ]);
      const planned = await plannedBy(member);
      const shown = planned.proposals[at]?.orders.map(({ offer }) => offer.quote.totalMinor);
      expect(shown?.length).toBe(2);
      expect(await ordered(member, planned, at)).toEqual(shown);
      expect((await member.client.call('getPlannerFacts', {})).parcels).toEqual([]);
    }
  });

  test('counts the duty-free entries that earlier orders of the plan use up', async () => {
    const member = await planner(
      Array.from({ length: 8 }, () => ({ declaredValueMinor: 190_000, shelvedAt: daysAgo(1) })),
    );
    const planned = await plannedBy(member, { taxIncluded: true });
    const shown = planned.proposals[0]?.orders.map(({ offer }) => offer.quote.totalMinor) ?? [];
    expect(await ordered(member, planned, 0)).toEqual(shown);
    const after = await plannedBy(member, { taxIncluded: true }).catch(() => undefined);
    expect(after?.place.entries).toMatchObject({
      used: shown.length,
      free: 6,
      of: 'consignee',
      name: '王小明',
    });
  });

  test('shows duty and tax as the quote estimates them, and the remaining free uses', async () => {
    const dear = { declaredValueMinor: 150_000, weightG: 600, shelvedAt: daysAgo(1) };
    const member = await planner([dear, dear, { ...dear, declaredValueMinor: 250_000 }]);
    const counted = await plannedBy(member);
    const without = await plannedBy(member, { dutiesCounted: false });
    const [cheapest] = counted.proposals;
    expect(without.proposals[0]?.orders.length).toBe(1);
    expect(cheapest?.dutiesMinor).toBeLessThan(without.proposals[0]?.dutiesMinor ?? 0);
    expect(cheapest?.dutiesMinor).toBeGreaterThan(0);
    expect(cheapest?.orders.map(({ duties }) => duties.kind === 'estimate' && duties.freeLeft)).toEqual(
      cheapest?.orders.map((_, at) => 6 - at),
    );
    expect(counted.answer.duties).toMatchObject({ kind: 'table', table: { country: 'TW', own: false } });
    expect(await ordered(member, counted, 0)).toHaveLength(cheapest?.orders.length ?? 0);
  });

  test('includes the storage fee of the day on which the last parcel is expected', async () => {
    const member = await planner([{ weightG: 2500, shelvedAt: daysAgo(35) }]);
    await member.client.call('forecastParcels', { ...goods, courierNumber: freshNumber() });
    const { proposals, answer } = await plannedBy(member);
    expect(
      answer.parcels.map(({ expected, estimated, day, weightG }) => [expected, estimated, day, weightG]),
    ).toEqual([
      [false, false, 0, 2500],
      [true, true, 3, 2500],
    ]);
    const together = proposals[2]?.orders ?? [];
    expect(together.map(({ day, parcels }) => [day, parcels.length])).toEqual([[3, 2]]);
    // 2.5 kg are three units of a kilogram, at 100 for each of the three days.
    expect(together[0]?.waitingMinor).toBe(900);
    const at = instantOfDay(answer.at, 3);
    const came = await insertShelvedParcel(world, lane, member, {
      ...{ weightG: 2500, shelvedAt: at, declaredValueMinor: answer.parcels[1]?.declaredMinor ?? 0 },
    });
    const quoted = await atMoment(at, () =>
      member.client.call('quoteOrder', {
        ...{ parcelIds: [...member.ids, came], deliveryType: 2, addressId: member.address },
        ...{ channelId: lane.channelId, carrierId: lane.homeCarrierId },
      }),
    );
    expect(together[0]?.offer.quote.totalMinor).toBe(quoted.totalMinor);
    const without = (await plannedBy(member, { withExpected: false })).proposals[0]?.orders ?? [];
    expect(without.map(({ day, parcels }) => [day, parcels.length])).toEqual([[0, 2]]);
  });
});

describe('the planned parcels', () => {
  test('have a reason if they cannot ship, and a member without an address is told what is missing', async () => {
    const member = await planner([{}, { withPicture: false }]);
    const { left, parcels } = await member.client.call('getPlannerFacts', {});
    expect(parcels.map(({ id }) => id)).toEqual([member.ids[0]]);
    expect(left).toMatchObject([{ id: member.ids[1], reason: 'parcel.noPictures', expected: false }]);
    expect(left[0]?.message).not.toBe('');
    const homeless = await world.tw.member();
    expect((await homeless.client.call('getPlannerFacts', {})).place).toMatchObject({
      kind: 'none',
      error: 'order.noAddress',
    });
  });

  test('are one purchase if they were forecast together, or came from one seller on a day', async () => {
    const member = await planner();
    const link = (item: string) => ({ ...goods, goodsLink: `https://www.seller.example.com/${item}` });
    const [a, b, c, d] = [freshNumber(), freshNumber(), freshNumber(), freshNumber()];
    await member.client.call('forecastParcels', { ...goods, courierNumber: `${a}\n${b}` });
    await member.client.call('forecastParcels', { ...link('1'), courierNumber: c });
    await member.client.call('forecastParcels', { ...link('2'), courierNumber: d });
    const { answer, proposals } = await plannedBy(member);
    const purchase = (number: string) =>
      answer.parcels.find(({ courierNumber }) => courierNumber === number)?.purchase;
    expect(purchase(a)).toBe(purchase(b));
    expect(purchase(c)).toBe(purchase(d));
    expect(purchase(a)).not.toBe(purchase(c));
    for (const { orders } of proposals)
      expect(
        orders.filter(({ parcels }) => parcels.some((one) => one.purchase === purchase(a))),
      ).toHaveLength(1);
  });

  test("go to the member's own address instead of a foreign one", async () => {
    const member = await planner([{}]);
    const stranger = await planner();
    const { place } = await member.client.call('getPlannerFacts', { addressId: stranger.address });
    expect(place).toMatchObject({ kind: 'found', addressId: member.address });
  });
});

describe('how full the firm packs', () => {
  const filled = async ({ client }: Person) => (await client.call('getPlannerFacts', {})).filling;

  test('is learned from enough packed orders, without parcels in boxes of their own', async () => {
    const [member, clerk] = [await planner([{}]), await world.tw.staff(['warehouse'])];
    const pack = async (parcels: number, heightMm: number) => {
      const ids = await Promise.all(
        Array.from({ length: parcels }, () => insertShelvedParcel(world, lane, member)),
      );
      const { id: orderId } = await submitAtQuote(member, choiceOf(lane, ids, member.address));
      const box = { weightG: 3_000, lengthMm: 300, widthMm: 200, heightMm };
      await clerk.client.call('packOrder', { orderId, packages: [box], allHere: true });
    };
    expect(await filled(member)).toEqual({ fillBp: 6500, source: 'usual', orders: 0 });
    for (let orders = 0; orders < 19; orders++) await pack(2, 250);
    await pack(1, 100);
    expect(await filled(member)).toEqual({ fillBp: 6500, source: 'usual', orders: 19 });
    await pack(2, 250);
    expect(await filled(member)).toEqual({ fillBp: 8000, source: 'firm', orders: 20 });
  });
});
