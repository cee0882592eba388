import { expect, test } from 'vitest';
import { openReceivingDesk } from './deskScene.ts';
import { forecast, freshNumber, goods, picture } from './parcelWorld.ts';
import { startShippingWorld } from './shippingWorld.ts';
import { refusedWith } from './toBeRefused.ts';

const [d, s] = await Promise.all([openReceivingDesk(), startShippingWorld()]);

test('a receipt and a picture belong to the parcel with which their step began, or to none', async () => {
  const [one, other] = await Promise.all([forecast(d.member), forecast(d.member)]);
  const attempt = (parcelId: string) =>
    d.receive(one.courierNumber, { parcelId }).then(
      (data) => ({ ok: true, data }),
      (failure: { error: string }) => ({ ok: false, failure }),
    );
  expect(await attempt(other.id)).toBeRefused('parcel.otherNumber');
  expect(await d.detail(one.id)).toMatchObject({ state: 'forecast' });
  expect(await attempt(one.id)).toMatchObject({ ok: true, data: { outcome: 'received' } });
  const photograph = (parcelId: string) =>
    d.clerk.client.attempt(
      'photographParcel',
      { courierNumber: one.courierNumber, parcelId },
      { file: picture() },
    );
  expect(await photograph(other.id)).toBeRefused('parcel.otherNumber');
  expect(await photograph(one.id)).toMatchObject({ ok: true });
  const known = freshNumber();
  expect(await d.receive(known).then(() => 'received')).toBe('received');
  const { failure } = (await d.clerk.client.attempt('receiveParcel', {
    ...{ courierNumber: freshNumber(), parcelId: one.id, warehouseId: d.warehouseId },
    ...{ weightG: 500, lengthMm: 100, widthMm: 100, heightMm: 100 },
  })) as { failure: { error: string } };
  expect(failure.error).toBe('parcel.otherNumber');
});

test('a shelving with a lost answer is sent again and does not undo somebody else’s later move', async () => {
  const { courierNumber, id } = await forecast(d.member);
  await d.receive(courierNumber);
  const put = (who: typeof d.clerk, shelfCode: string, idempotencyKey: string) =>
    who.client.call('shelveParcels', { shelfCode, courierNumbers: [courierNumber] }, { idempotencyKey });
  const first = await put(d.clerk, 'A-01', 'shelving-1');
  await put(d.second, 'A-02', 'shelving-2');
  expect(await put(d.clerk, 'A-01', 'shelving-1')).toEqual(first);
  expect(await d.detail(id)).toMatchObject({ shelfCode: 'A-02' });
});

test('the end of an expected number is reported, and received as a parcel only after confirmation', async () => {
  const whole = freshNumber('YT1');
  await d.member.client.call('forecastParcels', { courierNumber: whole, ...goods });
  const end = whole.slice(2);
  const look = () => d.clerk.client.call('lookupParcel', { courierNumber: end });
  expect(await look()).toMatchObject({ verdict: 'unknown', endOf: whole });
  expect(await d.clerk.client.call('lookupParcel', { courierNumber: freshNumber() })).toMatchObject({
    endOf: '',
  });
  // The middle of a number does not find the parcel, because only the end does. A parcel that left the warehouse is
  // no longer expected, so it is not found either.
  expect(await d.clerk.client.call('lookupParcel', { courierNumber: whole.slice(2, -2) })).toMatchObject({
    endOf: '',
  });
  const left = freshNumber('YT2');
  const { parcel } = await d.receive(left);
  const lookAtLeft = () => d.clerk.client.call('lookupParcel', { courierNumber: left.slice(2) });
  expect(await lookAtLeft()).toMatchObject({ endOf: left });
  await d.clerk.client.call('disposeParcel', { id: parcel.id, how: 'return', why: 'x' });
  expect(await lookAtLeft()).toMatchObject({ endOf: '' });
  expect(await d.clerk.client.call('lookupParcel', { courierNumber: left })).toMatchObject({
    verdict: 'gone',
  });
  await expect(d.receive(end)).rejects.toMatchObject({ error: 'parcel.endOfNumber', params: { whole } });
  expect(await d.receive(end, { certain: true })).toMatchObject({ outcome: 'unclaimed' });
  expect(await look()).toMatchObject({ verdict: 'here', endOf: '' });
});

test('the desk sees the owner of a parcel by name, alias and the end of the phone', async () => {
  const tail = freshNumber('').slice(-9);
  const facts = { account: `desk.${tail}`, name: '王大明' };
  const { id, client, token } = await d.world.tw.member({ ...facts, phone: `0${tail}` });
  await d.world.change('members', { id }, { nickname: '阿明' });
  const { courierNumber } = await forecast({ id, client, token });
  const { parcel } = await d.clerk.client.call('lookupParcel', { courierNumber });
  const [{ alias } = { alias: '' }] = (await d.clerk.client.call('findOwners', { words: facts.account }))
    .list;
  const nickname = '阿明';
  expect(parcel?.member).toEqual({ ...facts, id, nickname, alias, phoneTail: tail.slice(-4) });
});

test('the usual weight of a member’s parcels is known once there are some', async () => {
  const member = await d.world.tw.member();
  const weigh = async (weightG: number) => {
    const { courierNumber } = await forecast(member);
    await d.receive(courierNumber, { weightG });
    const next = await forecast(member);
    return (await d.clerk.client.call('lookupParcel', { courierNumber: next.courierNumber })).usualWeightG;
  };
  for (const weightG of [900, 700, 2_400, 800, 1_000, 1_100, 1_200]) expect(await weigh(weightG)).toBeNull();
  expect(await weigh(1_300)).toEqual({ from: 700, to: 2_400 });
});

test('the desk sees how many parcels wait for their picture', async () => {
  const waiting = async () => (await d.clerk.client.call('getDesk', {})).withoutPicture;
  const before = await waiting();
  const { courierNumber } = await forecast(d.member);
  await d.receive(courierNumber);
  expect(await waiting()).toBe(before + 1);
  await d.clerk.client.call('photographParcel', { courierNumber }, { file: picture() });
  expect(await waiting()).toBe(before);
});

test('an order is packed and shipped under the number with which its step began, or not at all', async () => {
  const member = await s.shop.member();
  await s.give(member, 500_000);
  const [one, other] = [await s.order(member), await s.order(member)];
  const box = { weightG: 1_000, lengthMm: 200, widthMm: 200, heightMm: 200 };
  const packing = { orderId: one.id, packages: [box], parcelIds: one.parcelIds };
  const refused = refusedWith('order.otherNumber');
  expect(await s.clerk.client.attempt('packOrder', { ...packing, number: other.number })).toMatchObject(
    refused,
  );
  await s.clerk.client.call('packOrder', { ...packing, number: one.number });
  await member.client.call('payFromBalance', { orderId: one.id });
  const shipping = { number: one.number, forwardingNumber: 'KYIDS00001' };
  expect(await s.clerk.client.attempt('shipOrder', { ...shipping, orderId: other.id })).toMatchObject(
    refused,
  );
  await s.clerk.client.call('shipOrder', { ...shipping, orderId: one.id });
});
