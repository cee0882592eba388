import { pieceNumber } from '@crossdock/domain/pickups/number.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { memberAlias } from '@crossdock/domain/warehouses/placeholders.ts';
import { describe, expect, test } from 'vitest';
import { randomBytesOf } from '../src/platform/ids.ts';
import { forecast, freshNumber, goods, measured } from './parcelWorld.ts';
import { startVipWorld } from './vipWorld.ts';

const s = await startVipWorld();

const random = () => randomBytesOf(8);
/** Every kind of number that the product makes, also as people type it or labels print it. */
const kinds: [string, () => string][] = [
  ['an order', () => referenceNumber('CD', random())],
  ['an order in small letters', () => referenceNumber('CD', random()).toLowerCase()],
  ['an order with dashes', () => referenceNumber('CD', random()).replace(/^(.{4})(.{4})/, '$1-$2-')],
  ['a package of an order', () => `${referenceNumber('CD', random())}-2`],
  ['a parcel', () => referenceNumber('P', random())],
  ['a purchase', () => referenceNumber('SP', random())],
  ['a parcel of a purchase', () => `${referenceNumber('SP', random())}-1`],
  ['a pickup', () => referenceNumber('PK', random())],
  ['a piece of a pickup', () => pieceNumber(referenceNumber('PK', random()), 3)],
  ['a claim', () => referenceNumber('AS', random())],
  ['a withdrawal', () => referenceNumber('WD', random())],
  ['a receiving address', () => memberAlias(randomBytesOf(4))],
];
const refusedAt = (field: string) => ({
  ok: false,
  failure: {
    error: 'parcel.ownNumber',
    fields: { [field]: { message: expect.stringContaining('one of our own') } },
  },
});
const answered = {
  result: 'invalid',
  error: 'parcel.ownNumber',
  message: expect.stringContaining('our own'),
};

describe.each(kinds)('the number of %s is refused as a courier number', (_, make) => {
  test('in a forecast, by its member or by staff, and in a changed one', async () => {
    const member = await s.shop.member();
    const own = make();
    const other = freshNumber();
    const input = { courierNumber: `${own}\n${other}`, ...goods };
    const { list } = await member.client.call('forecastParcels', input);
    expect(list).toMatchObject([answered, { courierNumber: other, result: 'new' }]);
    const byStaff = await s.owner.client.call('forecastForMember', {
      memberId: member.id,
      courierNumber: make(),
      ...goods,
    });
    expect(byStaff.list).toMatchObject([answered]);
    const { id = '' } = list[1] ?? {};
    const changed = { id: id ?? '', courierNumber: make(), ...goods };
    expect(await member.client.attempt('updateForecast', changed)).toMatchObject(refusedAt('courierNumber'));
  });

  test('in a refusal, and at the desk', async () => {
    const member = await s.shop.member();
    const refused = await member.client.call('addRefusals', { courierNumber: make() });
    expect(refused.list).toMatchObject([answered]);
    const courierNumber = make();
    const at = refusedAt('courierNumber');
    expect(await s.clerk.client.attempt('lookupParcel', { courierNumber })).toMatchObject(at);
    const { warehouseId } = s.lane;
    expect(
      await s.clerk.client.attempt('receiveParcel', { courierNumber, warehouseId, ...measured }),
    ).toMatchObject(at);
  });

  test('in a VIP order', async () => {
    const member = await s.vip();
    const asked = s.asked(member, { courierNumbers: [freshNumber(), make()] });
    expect(await member.client.attempt('placeVipOrder', asked)).toMatchObject(refusedAt('courierNumbers.1'));
  });
});

test('with the reason at the field in each language', async () => {
  const courierNumber = referenceNumber('SP', random());
  const { id } = await forecast(await s.shop.member());
  const { token } = await s.shop.member();
  for (const [lang, words] of [
    ['zh', '本店自己的编号'],
    ['tw', '本店自己的編號'],
    ['en', 'one of our own numbers'],
  ] as const) {
    const said = await s.shop.as(token, lang).attempt('updateForecast', { id, courierNumber, ...goods });
    expect(said).toBeRefused({ fields: { courierNumber: { message: expect.stringContaining(words) } } });
  }
});

test("couriers' numbers are accepted, even if they look similar to ours", async () => {
  const member = await s.shop.member();
  const wrong = (number: string) => number.slice(0, -1) + (number.endsWith('0') ? '1' : '0');
  const numbers = [
    wrong(referenceNumber('SP', random())),
    'SP123456789012',
    'CD123456785CN',
    freshNumber('P'),
  ];
  const { list } = await member.client.call('forecastParcels', { courierNumber: numbers.join(), ...goods });
  expect(list.map(({ result }) => result)).toEqual(['new', 'new', 'new', 'new']);
});
