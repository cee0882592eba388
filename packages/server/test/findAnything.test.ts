import { expect, test } from 'vitest';
import { startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const s = await startShippingWorld();
const member = await s.shop.member({ phone: '0931204618', name: '歐陽曉晴' });
const shipped = await s.shipped(member);

const found = (words: string, by: Person = s.owner) => by.client.call('findAnything', { words });
const nothing = { members: [], parcels: [], orders: [], payments: [], shelves: [], numbered: [] };

test.each([['+886 931-204-618'], ['4618'], ['欧阳晓'], ['晓晴'], ['曉']])(
  'a member is found by %s',
  async (words) => {
    const { members } = await found(words);
    expect(members).toEqual([expect.objectContaining({ id: member.id, name: '歐陽曉晴', exact: false })]);
  },
);

test('an alias or account matches exactly, in any spelling', async () => {
  const [{ alias, account } = { alias: '', account: '' }] = (await found('曉晴')).members;
  for (const words of [alias, alias.toLowerCase(), account, account.toUpperCase()])
    expect((await found(words)).members).toEqual([expect.objectContaining({ id: member.id, exact: true })]);
});

test('a parcel and its order are found by the courier’s number, a part of it, and its printed form', async () => {
  const [number = ''] = shipped.courierNumbers;
  for (const [words, exact] of [
    [number, true],
    [`${number.slice(0, 4)} ${number.slice(4).toLowerCase()}`, true],
    [number.slice(-6), false],
  ] as const) {
    const { parcels, orders } = await found(words);
    expect(parcels, words).toContainEqual(expect.objectContaining({ id: shipped.parcelIds[0], exact }));
    expect(orders, words).toContainEqual(expect.objectContaining({ id: shipped.id, exact: false }));
  }
  const [parcel] = (await found(number)).parcels;
  expect((await found(parcel?.number ?? '')).parcels).toEqual([
    expect.objectContaining({ id: parcel?.id, exact: true, memberName: '歐陽曉晴', state: 'shipped' }),
  ]);
});

test('an order is found by its number, its forwarding number and its consignee', async () => {
  for (const words of [shipped.number, ` ${shipped.number.toLowerCase()}`, shipped.forwardingNumber])
    expect((await found(words)).orders).toEqual([
      expect.objectContaining({ id: shipped.id, exact: true, state: 'awaitingSignature' }),
    ]);
  expect((await found('王小明')).orders).toContainEqual(
    expect.objectContaining({ id: shipped.id, exact: false }),
  );
});

test('decorations by couriers and scanners are ignored, as at a desk', async () => {
  const [number = ''] = shipped.courierNumbers;
  for (const words of [
    `https://courier.example/q?no=${number}`,
    `]C1${number}`,
    `${number.slice(0, 4)}-${number.slice(4)}`,
  ]) {
    const { parcels } = await found(words);
    expect(parcels, words).toEqual([expect.objectContaining({ id: shipped.parcelIds[0], exact: true })]);
  }
  const { orders } = await found(`https://shop.example/o/${shipped.number}`);
  expect(orders).toEqual([expect.objectContaining({ id: shipped.id, exact: true, part: 0 })]);
});

test('a box is found by its number, as its order and the box', async () => {
  expect((await found(`${shipped.number}-2`)).orders).toEqual([
    expect.objectContaining({ id: shipped.id, exact: true, part: 2 }),
  ]);
  expect((await found(shipped.number)).orders).toEqual([expect.objectContaining({ part: 0 })]);
});

test('a payment is found by its amount, and by its day', async () => {
  const { list } = await s.owner.client.call('listPayments', { memberId: member.id });
  const [paid] = list;
  const amount = String((paid?.amountMinor ?? 0) / 100);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei', dateStyle: 'short' }).format();
  for (const words of [
    amount,
    `NT$${amount}`,
    `${amount} ${day}`,
    `${Number(day.slice(5, 7))}/${day.slice(8)} ${amount}`,
  ])
    expect(
      (await found(words)).payments.map(({ id }) => id),
      words,
    ).toContain(paid?.payId);
  expect((await found(`${amount} 2025-01-02`)).payments).toEqual([]);
  expect((await found(`${amount}1`)).payments).toEqual([]);
});

test('a location is found with or without its label’s star, with its number of parcels', async () => {
  const { parcelIds } = await s.order(member);
  const parcel = await s.owner.client.call('getStaffParcel', { id: parcelIds[0] ?? '' });
  for (const words of [parcel.shelfCode, `*${parcel.shelfCode.toLowerCase()}`]) {
    const { shelves } = await found(words);
    expect(shelves).toEqual([
      expect.objectContaining({ code: parcel.shelfCode, parcels: expect.any(Number) }),
    ]);
    expect(shelves[0]?.parcels).toBeGreaterThan(0);
  }
});

test('a kind that the caller may not read is not searched', async () => {
  const [payment] = (await s.owner.client.call('listPayments', { memberId: member.id })).list;
  const words = String((payment?.amountMinor ?? 0) / 100);
  expect((await found(words)).payments).not.toEqual([]);
  expect((await found(words, s.clerk)).payments).toEqual([]);
});

test('another shop finds none of it, and meaningless text finds nothing', async () => {
  const foreign = await s.world.th.staff(['owner']);
  for (const words of [shipped.number, shipped.courierNumbers[0] ?? '', '曉晴', '4618', '王小明'])
    expect(await found(words, foreign)).toEqual(nothing);
  expect(await found('zzzzzz')).toEqual(nothing);
  expect(await found('\u200b.')).toEqual(nothing);
});
