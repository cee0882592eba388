import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import {
  choiceOf,
  insertApprovedAddress,
  insertLane,
  insertShelvedParcel,
  type Lane,
  submitAtQuote,
} from './orderWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const lane = await insertLane(world, world.tw);
const owner = await world.tw.staff(['owner']);

interface Shipper {
  readonly member: Person;
  readonly address: string;
}

async function shipper(): Promise<Shipper> {
  const member = await world.tw.member();
  return { member, address: await insertApprovedAddress(world, lane, member) };
}

/** Inserts a declarer by SQL. By default it is approved, as after a review by staff. */
async function declarer(
  member: Person,
  { idNumber = 'A123456789', country = 'TW', state = 'approved', name = '王小明', shopId = world.tw.id } = {},
): Promise<string> {
  const id = newId();
  await world.sql(
    `insert into declarers (shop_id, id, member_id, name, area_code, phone, country, id_kind, id_number, state, created_at, updated_at)
     values ($1, $2, $3, $4, '886', '0912345678', $5, 'person', $6, $7, now(), now())`,
    [shopId, id, member.id, name, country, idNumber, state],
  );
  return id;
}

async function order({ member, address }: Shipper, declarerIds: string[] = []) {
  const parcel = await insertShelvedParcel(world, lane, member);
  return submitAtQuote(member, choiceOf(lane, [parcel], address, { declarerIds }));
}

async function requireIn(countries: ('TW' | 'TH')[]): Promise<void> {
  await owner.client.call('saveDeclarerSettings', { declarerAudit: true, declarerCountries: countries });
}

describe('declarers of an order', () => {
  test('are chosen at submission, stored as they were, and shown to member and staff', async () => {
    const by = await shipper();
    const id = await declarer(by.member);
    const { id: orderId } = await order(by, [id]);
    await by.member.client.call('deleteDeclarer', { id });
    const kept = [{ id, orderId, name: '王小明', idNumber: 'A123456789', country: 'TW', idKind: 'person' }];
    expect(await by.member.client.call('listOrderDeclarers', { orderId })).toMatchObject({
      list: kept,
      changeable: true,
    });
    expect((await by.member.client.call('getOrder', { orderId })).declarers).toMatchObject(kept);
    expect((await owner.client.call('getDeskOrder', { orderId })).declarers).toMatchObject(kept);
  });

  test("must be approved, for the destination, and the member's own", async () => {
    const [by, other] = [await shipper(), await shipper()];
    const parcel = await insertShelvedParcel(world, lane, by.member);
    const quote = async (declarerIds: string[]) =>
      by.member.client.attempt('quoteOrder', choiceOf(lane, [parcel], by.address, { declarerIds }));
    const unusable = [
      await declarer(by.member, { state: 'pending' }),
      await declarer(by.member, { state: 'rejected', idNumber: 'B123456780' }),
      await declarer(other.member),
      newId(),
    ];
    for (const id of unusable)
      expect(await quote([id])).toBeRefused({ error: 'declarer.notUsable', fields: { declarerIds: {} } });
    const thai = await declarer(by.member, { country: 'TH', idNumber: '3100600445635', name: '泰國人' });
    expect(await quote([thai])).toBeRefused({ error: 'declarer.otherCountry', params: { name: '泰國人' } });
    expect(
      await by.member.client.attempt('getChannel', {
        parcelIds: [parcel],
        deliveryType: 2,
        addressId: by.address,
        declarerIds: [thai],
      }),
    ).toBeRefused('declarer.otherCountry');
    expect(await quote([])).toMatchObject({ ok: true });
  });

  testSettingEffect('saveDeclarerSettings.declarerCountries', 'where an order needs a declarer', async () => {
    const by = await shipper();
    await requireIn(['TW']);
    const parcel = await insertShelvedParcel(world, lane, by.member);
    const choice = choiceOf(lane, [parcel], by.address);
    const { totalMinor } = await by.member.client.call('quoteOrder', choice);
    expect(
      await by.member.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true }),
    ).toBeRefused({ error: 'declarer.required', fields: { declarerIds: {} } });
    const id = await declarer(by.member);
    const { id: orderId } = await order(by, [id]);
    const take = (declarerId: string) =>
      by.member.client.attempt('removeOrderDeclarer', { orderId, declarerId });
    expect(await take(id)).toBeRefused('declarer.required');
    const second = await declarer(by.member, { idNumber: 'B123456780' });
    await by.member.client.call('addOrderDeclarer', { orderId, declarerIds: [second] });
    expect(await take(id)).toMatchObject({ ok: true, data: { list: [{ id: second }] } });
    await requireIn(['TH']);
    expect(await take(second)).toMatchObject({ ok: true, data: { list: [] } });
    expect(await take(second)).toBeRefused('row.notFound');
    await requireIn([]);
  });

  test('can be added until it is shipped, each once, at most five', async () => {
    const by = await shipper();
    const { id: orderId } = await order(by);
    const numbers = ['A123456789', 'B123456780', 'C123456781', 'D123456782', 'E123456783', 'F123456784'];
    const ids = await Promise.all(numbers.map((idNumber) => declarer(by.member, { idNumber })));
    const put = (declarerIds: string[]) =>
      by.member.client.attempt('addOrderDeclarer', { orderId, declarerIds });
    const [first = '', ...rest] = ids;
    await Promise.all(Array.from({ length: 50 }, () => put([first])));
    expect(await put([first])).toMatchObject({ ok: true, data: { list: [{ id: first }] } });
    expect(await put(rest)).toBeRefused({ error: 'declarer.orderFull', params: { max: 5 } });
    expect((await by.member.client.call('listOrderDeclarers', { orderId })).list).toHaveLength(1);
    const stranger = await world.tw.member();
    expect(
      await stranger.client.attempt('addOrderDeclarer', { orderId, declarerIds: [await declarer(stranger)] }),
    ).toBeRefused('row.notFound');
    await world.change('orders', { id: orderId }, { state: 'awaitingSignature' });
    for (const attempt of [
      await put([rest[0] ?? '']),
      await by.member.client.attempt('removeOrderDeclarer', { orderId, declarerId: first }),
    ])
      expect(attempt).toBeRefused('declarer.orderGone');
    expect(await by.member.client.call('listOrderDeclarers', { orderId })).toMatchObject({
      changeable: false,
    });
  });
});

describe("the meter of Taiwan's six duty-free entries in a half-year", () => {
  test('counts orders by the ID number, over all members, without cancelled ones and other half-years', async () => {
    const [by, other] = [await shipper(), await shipper()];
    const idNumber = 'H123456786';
    const [mine, theirs] = [
      await declarer(by.member, { idNumber }),
      await declarer(other.member, { idNumber }),
    ];
    const used = async () => {
      const { list } = await by.member.client.call('listDeclarers', {});
      return [list[0]?.entriesUsed, list[0]?.entriesFree];
    };
    expect(await used()).toEqual([0, 6]);
    const first = await order(by, [mine]);
    await order(other, [theirs]);
    expect(await used()).toEqual([2, 6]);
    expect((await by.member.client.call('listDeclarers', {})).list[0]?.orderId).toBe(first.id);
    const cancelled = await order(by, [mine]);
    await by.member.client.call('cancelOrder', { orderId: cancelled.id });
    expect(await used()).toEqual([2, 6]);
    await world.backdate('orders', { id: first.id }, '190 days', 'createdAt');
    expect(await used()).toEqual([1, 6]);
    const parcel = await insertShelvedParcel(world, lane, by.member);
    const { declarers } = await by.member.client.call('getOrderDefaultInfo', { parcelIds: [parcel] });
    expect(declarers).toMatchObject([{ id: mine, entriesUsed: 1, entriesFree: 6 }]);
    const { list } = await owner.client.call('listDeclarerAudits', { state: 'all', memberId: by.member.id });
    expect(list[0]).toMatchObject({ entriesUsed: 1, entriesFree: 6 });
  });

  test('taxes a declarer without free entries in channel list, quote, order and bill', async () => {
    const taxedLane = await insertLane(world, world.th, { card: { taxes: [oneFreeEntry] } });
    const idNumber = 'J123456787';
    const [by, other] = await Promise.all([thaiShipper(taxedLane), thaiShipper(taxedLane)]);
    const clerk = await world.th.staff(['owner']);
    const [mine, theirs] = [
      await declarer(by.member, { idNumber, shopId: world.th.id }),
      await declarer(other.member, { idNumber, shopId: world.th.id }),
    ];
    const parcelOf = ({ member }: Shipper) => insertShelvedParcel(world, taxedLane, member);
    const parcelBefore = await parcelOf(by);
    const first = await submitAtQuote(
      by.member,
      choiceOf(taxedLane, [parcelBefore], by.address, { declarerIds: [mine] }),
    );
    const parcel = await parcelOf(other);
    const taxOf = (lines: readonly { kind: string; amountMinor: number }[]) =>
      lines.find(({ kind }) => kind === 'tax')?.amountMinor ?? 0;
    const choice = choiceOf(taxedLane, [parcel], other.address, { declarerIds: [theirs] });
    const untaxed = await other.member.client.call('quoteOrder', { ...choice, declarerIds: [] });
    const taxed = await other.member.client.call('quoteOrder', choice);
    expect([taxOf(untaxed.lines), taxOf(taxed.lines)]).toEqual([0, 5000]);
    const { offers } = await other.member.client.call('getChannel', {
      parcelIds: [parcel],
      deliveryType: 2,
      addressId: other.address,
      declarerIds: [theirs],
    });
    expect(taxOf(offers[0]?.quote?.lines ?? [])).toBe(5000);
    const second = await submitAtQuote(other.member, choice);
    const box = { weightG: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 };
    for (const [{ id: orderId }, owner, parcelId, amountMinor] of [
      [first, by, parcelBefore, 0],
      [second, other, parcel, 5000],
    ] as const) {
      await clerk.client.call('packOrder', { orderId, packages: [box], parcelIds: [parcelId] });
      const { bill } = await owner.member.client.call('getOrderCosts', { orderId });
      expect(taxOf(bill)).toBe(amountMinor);
    }
  });
});

describe('a shop that requires an identity', () => {
  async function setRequired(identityRequired: boolean): Promise<void> {
    await owner.client.call('saveIdentitySettings', { identityRequired });
    expect(await owner.client.call('getIdentitySettings', {})).toEqual({ identityRequired });
  }

  testSettingEffect(
    'saveIdentitySettings.identityRequired',
    'orders are taken once it is approved, which is said beforehand',
    async () => {
      await setRequired(true);
      const { member, address } = await shipper();
      const parcel = await insertShelvedParcel(world, lane, member);
      const choice = choiceOf(lane, [parcel], address);
      const { totalMinor } = await member.client.call('quoteOrder', choice);
      const submit = () => member.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true });
      const missing = async () => {
        const info = await member.client.call('getOrderDefaultInfo', { parcelIds: [parcel] });
        return info.missing.map(({ error }) => error);
      };
      expect([await missing(), await submit()]).toMatchObject([
        ['identity.required'],
        { failure: { error: 'identity.required' } },
      ]);
      await handIn(member);
      expect(await submit()).toBeRefused('identity.required');
      const { list } = await owner.client.call('listIdentityAudits', { memberId: member.id });
      const { id = '', updatedAt: seenAt = '' } = list[0] ?? {};
      await owner.client.call('auditIdentity', { id, decision: 'approve', seenAt });
      expect([await missing(), await submit()]).toMatchObject([[], { ok: true }]);
      await setRequired(false);
    },
  );

  test('is set by the owner alone', async () => {
    const support = await world.tw.staff(['support']);
    expect(await support.client.attempt('saveIdentitySettings', { identityRequired: true })).toBeRefused({
      code: 403,
    });
  });
});

async function handIn(member: Person): Promise<void> {
  const frontFileId = await world.tw.pictureOf(member, 'idCard');
  const sensitiveDocuments = { realName: '王小明', country: 'TW', idNumber: 'A123456789', frontFileId };
  await member.client.call('submitAuthentication', sensitiveDocuments);
}

const oneFreeEntry = {
  kind: 'tax',
  base: 'declared',
  rateBp: 1000,
  freeUpToMinor: 100_000,
  onExcessOnly: false,
  onlyUpToMinor: null,
  freeEntries: 1,
  always: true,
  estimate: true,
  rounding: 'halfUp',
  from: null,
  to: null,
} as const;

async function thaiShipper(taxedLane: Lane): Promise<Shipper> {
  const member = await world.th.member();
  return { member, address: await insertApprovedAddress(world, taxedLane, member) };
}
