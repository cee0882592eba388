import { describe, expect, test } from 'vitest';
import { openOrderScene } from './orderScene.ts';
import { choiceOf, insertApprovedAddress, insertLane, submitAtQuote } from './orderWorld.ts';
import { changeSettings, settingsOf } from './shopSettings.ts';
import { refusedWith } from './toBeRefused.ts';

const { world, lane, member, address, parcel, attempt } = await openOrderScene();

describe('what an order may hold (specification, section 5, Consolidation)', () => {
  test.each([
    ['goods not shelved yet', 'parcel.notShelved', { state: 'received' }],
    ['a parcel without images shows an error', 'parcel.noPictures', { withPicture: false }],
    ['parcels must share the goods type', 'parcel.otherGoods', { goodsType: 'shoes' }],
    ['some parcels cannot be merged: prohibited goods', 'parcel.prohibited', { goodsType: 'plants' }],
  ] as const)('%s', async (_rule, error, fields) => {
    const odd = await parcel(fields);
    const parcelIds = [await parcel(), odd];
    expect(await attempt(choiceOf(lane, parcelIds, address))).toBeRefused(error, 'parcelIds');
    const info = await member.client.call('getOrderDefaultInfo', { parcelIds });
    expect(info.parcels.find((one) => one.id === odd)?.problem?.reason).toBe(error);
    expect(info.missing.map((one) => one.error)).toContain(error);
  });

  test('a parcel that ships alone joins no order with another, by any call', async () => {
    const alone = await parcel();
    const parcelIds = [await parcel(), alone];
    const clerk = await world.tw.staff(['warehouse']);
    const mark = (travelsAlone: boolean) => clerk.client.call('setTravelsAlone', { id: alone, travelsAlone });
    await mark(true);
    const refused = refusedWith('parcel.travelsAlone', 'parcelIds');
    const choice = choiceOf(lane, parcelIds, address);
    expect(await attempt(choice)).toMatchObject(refused);
    expect(await member.client.attempt('quoteOrder', choice)).toMatchObject(refused);
    expect(
      await member.client.attempt('getChannel', { parcelIds, deliveryType: 2, addressId: address }),
    ).toMatchObject(refused);
    const info = await member.client.call('getOrderDefaultInfo', { parcelIds });
    expect(info.missing.map(({ error }) => error)).toContain('parcel.travelsAlone');
    const { problems } = await member.client.call('getOrderAmountAndWeight', { parcelIds });
    expect(problems).toMatchObject([{ parcelId: alone, reason: 'parcel.travelsAlone' }]);
    expect(await member.client.attempt('quoteOrder', { ...choice, parcelIds: [alone] })).toMatchObject({
      ok: true,
    });
    await mark(false);
    expect(await attempt(choice)).toMatchObject({ ok: true });
  });

  test('a parcel that the warehouse holds back stays out of every order until that ends', async () => {
    const kept = await parcel();
    const support = await world.tw.staff(['support']);
    const { id } = await support.client.call('pauseStorage', {
      parcelId: kept,
      reason: 'problem',
      keepsBack: true,
      why: '外箱破損，確認中',
    });
    const choice = choiceOf(lane, [kept], address);
    expect(await attempt(choice)).toBeRefused('parcel.blocked', 'parcelIds');
    const listed = async () =>
      (await member.client.call('queryParcels', {})).list.find((one) => one.id === kept);
    expect(await listed()).toMatchObject({ blocked: true });
    await support.client.call('endPause', { id });
    expect(await support.client.attempt('endPause', { id })).toBeRefused('parcel.pauseEnded');
    expect(await listed()).toMatchObject({ blocked: false });
    expect(await attempt(choice)).toMatchObject({ ok: true });
  });

  test('a pause of a shipped parcel appears only on its page, and blocks nothing', async () => {
    const kept = await parcel();
    const support = await world.tw.staff(['support', 'warehouse']);
    const pause = { parcelId: kept, reason: 'problem', keepsBack: true, why: '外箱破損，確認中' } as const;
    await support.client.call('pauseStorage', pause);
    await support.client.call('disposeParcel', { id: kept, how: 'return', why: '賣家要求' });
    const { list } = await member.client.call('queryParcels', {});
    expect(list.find((one) => one.id === kept)).toMatchObject({ state: 'returned', blocked: false });
    const page = await member.client.call('getParcel', { id: kept });
    expect(page).toMatchObject({ blocked: false, pauses: [{ reason: 'problem', until: null }] });
  });

  test('an assigned parcel must be declared before it ships: it is refused, listed as missing, then declared by its member', async () => {
    const bare = { goodsTypeId: null, goodsName: '', declaredValueMinor: 0 };
    const assigned = await parcel({ ...bare, memberId: null, state: 'unclaimed' } as never);
    const support = await world.tw.staff(['support']);
    await support.client.call('assignParcel', { id: assigned, memberId: member.id, why: '姓名相符' });
    const choice = choiceOf(lane, [assigned], address);
    const refused = refusedWith('parcel.undeclared', 'parcelIds');
    expect(await member.client.attempt('quoteOrder', choice)).toMatchObject(refused);
    expect(await attempt(choice)).toMatchObject(refused);
    const info = await member.client.call('getOrderDefaultInfo', { parcelIds: [assigned] });
    expect(info.missing).toMatchObject([{ error: 'parcel.undeclared' }]);
    expect(info.parcels[0]).toMatchObject({ goodsType: '', problem: { reason: 'parcel.undeclared' } });
    const { courierNumber } = await member.client.call('getParcel', { id: assigned });
    const said = { goodsType: 'clothes', goodsName: '外套', goodsCount: 1, declaredValueMinor: 50_000 };
    await member.client.call('updateForecast', { id: assigned, courierNumber, ...said });
    expect(await attempt(choice)).toMatchObject({ ok: true });
  });

  test('a shop that requires no pictures says so in the rules, and accepts parcels without them', async () => {
    const unseen = await parcel({ withPicture: false });
    const choice = choiceOf(lane, [unseen], address);
    expect(await attempt(choice)).toBeRefused('parcel.noPictures', 'parcelIds');
    const owner = await world.tw.staff(['owner']);
    const settings = await settingsOf(owner);
    const needed = async () => (await member.client.call('queryGoodsTypes', {})).picturesNeeded;
    expect(await needed()).toBe(true);
    await owner.client.call('saveShopSettings', { ...settings, picturesNeeded: false });
    await expect.poll(needed).toBe(false);
    expect(await attempt(choice)).toMatchObject({ ok: true });
    await owner.client.call('saveShopSettings', settings);
    await expect.poll(needed).toBe(true);
  });

  test('parcels must share the warehouse', async () => {
    const other = await insertLane(world, world.th, { country: 'TH' });
    const elsewhere = await parcel();
    await world.sql(
      `insert into warehouses (shop_id, id, code, name, linkman, phone, address, created_at)
       values ($1, $2, 'YIW', '義烏倉', '-', '-', '-', now())`,
      [world.tw.id, other.warehouseId],
    );
    await world.change('parcels', { id: elsewhere }, { warehouseId: other.warehouseId });
    const choice = choiceOf(lane, [await parcel(), elsewhere], address);
    expect(await attempt(choice)).toBeRefused('parcel.otherWarehouse');
    expect(await attempt({ ...choice, parcelIds: [elsewhere] })).toBeRefused(
      'order.channelUnfit',
      'channelId',
    );
  });

  test('missing parcels or fields are reported at their fields', async () => {
    const choice = { ...choiceOf(lane, [], address), channelId: '', carrierId: '' };
    const answer = await member.client.attempt('submitOrder', { ...choice, totalMinor: 0, agreed: true });
    expect(answer).toBeRefused({
      error: 'request.invalid',
      fields: {
        parcelIds: { error: 'order.noParcels' },
        channelId: { error: 'order.channelRequired', message: 'Choose a shipping method' },
        carrierId: { error: 'order.carrierRequired', message: 'Choose a carrier' },
      },
    });
  });

  test('the rules must be accepted', async () => {
    const choice = choiceOf(lane, [await parcel()], address);
    const answer = await member.client.attempt('submitOrder', {
      ...choice,
      totalMinor: 0,
      agreed: false as true,
    });
    expect(answer).toBeRefusedAt('agreed', 'order.agreementRequired');
  });

  test('Kerry accepts exactly up to 120 cm a side and 19.5 kg a piece', async () => {
    const long = choiceOf(lane, [await parcel({ lengthMm: 1201 })], address);
    expect(await attempt(long)).toBeRefused('limit.side', 'carrierId');
    const heavy = choiceOf(lane, [await parcel({ weightG: 19_501 })], address);
    const refused = await attempt(heavy);
    expect(refused).toBeRefused('limit.pieceWeight');
    expect(refused).toBeRefused({ message: 'Box 1 weighs 19.501 kg. Each box can weigh at most 19.5 kg' });
    const largest = await parcel({ lengthMm: 1200, weightG: 19_500 });
    expect(await attempt(choiceOf(lane, [largest], address))).toMatchObject({ ok: true });
  });

  test('the insured amount is at most the declared value', async () => {
    const choice = choiceOf(lane, [await parcel()], address, { insuredMinor: 50_001 });
    expect(await attempt(choice)).toBeRefused('order.insuredTooMuch', 'insuredMinor');
  });
});

describe('the destination (specification, section 5)', () => {
  test('an address is required first', async () => {
    const newcomer = await world.tw.member();
    const id = await parcel({}, newcomer);
    const { addressId: _, ...choice } = choiceOf(lane, [id], address);
    const none = await newcomer.client.attempt('submitOrder', { ...choice, totalMinor: 0, agreed: true });
    expect(none).toBeRefused('order.noAddress', 'addressId');
    const info = await newcomer.client.call('getOrderDefaultInfo', { parcelIds: [id] });
    expect(info.missing.map((one) => one.error)).toEqual(['order.noAddress']);
  });

  test('no approved address: contact customer service', async () => {
    const waiting = await world.tw.member();
    const id = await parcel({}, waiting);
    const pending = await insertApprovedAddress(world, lane, waiting, { state: 'pending' });
    const choice = choiceOf(lane, [id], pending);
    const answer = await waiting.client.attempt('submitOrder', { ...choice, totalMinor: 0, agreed: true });
    expect(answer).toBeRefused('order.noApprovedAddress', 'addressId');
    const tw = await world.tw
      .as(waiting.token, 'tw')
      .attempt('submitOrder', { ...choice, totalMinor: 0, agreed: true });
    expect(tw).toBeRefused({ message: '地址還沒有通過審核，請等審核完成或聯絡客服' });
    const info = await waiting.client.call('getOrderDefaultInfo', { parcelIds: [id] });
    expect(info.missing.map((one) => one.error)).toEqual(['order.noApprovedAddress']);
    // The address is shown as pending, so members still find what they have just entered.
    expect(info.addresses).toMatchObject([{ id: pending, state: 'pending', usable: false }]);
  });

  test('if the shop allows it, an order waits for its address, and is packed once that is approved', async () => {
    const owner = await world.tw.staff(['owner']);
    const clerk = await world.tw.staff(['warehouse']);
    const allow = async (orderBeforeAudit: boolean) => {
      await changeSettings(owner, { orderBeforeAudit });
    };
    await allow(true);
    const waiting = await world.tw.member();
    const id = await parcel({}, waiting);
    const typed = await insertApprovedAddress(world, lane, waiting, { state: 'pending' });
    const asked = () => waiting.client.call('getOrderDefaultInfo', { parcelIds: [id] });
    // The process reads changed settings a moment later.
    await expect.poll(async () => (await asked()).missing).toEqual([]);
    const info = await asked();
    expect(info.addresses).toMatchObject([{ id: typed, state: 'pending', usable: true }]);
    const order = await submitAtQuote(waiting, choiceOf(lane, [id], typed));
    await allow(false);
    const packages = [{ weightG: 1_000, lengthMm: 200, widthMm: 200, heightMm: 100 }];
    const pack = () =>
      clerk.client.attempt('packOrder', { orderId: order.id, packages, parcelIds: [id], allHere: true });
    expect(await pack()).toBeRefused('order.addressPending');
    expect(await clerk.client.call('getDeskOrder', { orderId: order.id })).toMatchObject({
      addressPending: true,
    });
    const { list } = await owner.client.call('listAddressAudits', { state: 'pending' });
    const seenAt = list.find((one) => one.id === typed)?.updatedAt ?? '';
    await owner.client.call('auditAddress', { id: typed, decision: 'approve', reason: '', seenAt });
    expect(await waiting.client.call('getOrder', { orderId: order.id })).toMatchObject({
      addressPending: false,
    });
    expect(await pack()).toMatchObject({ ok: true });
  });

  test('a store must be chosen for 7-11 pickup', async () => {
    const bare = await insertApprovedAddress(world, lane, member, { deliveryType: 3, detail: '' });
    const pickup = { deliveryType: 3 as const, carrierId: lane.pickupCarrierId };
    const choice = choiceOf(lane, [await parcel()], bare, pickup);
    expect(await attempt(choice)).toBeRefused('order.storeRequired', 'addressId');
    expect(await attempt({ ...choice, addressId: undefined })).toBeRefused(
      'order.storeRequired',
      'pickupPointId',
    );
    const home = { ...choiceOf(lane, [await parcel()], address), addressId: undefined };
    expect(await attempt(home)).toBeRefused('order.addressNotChosen', 'addressId');
    expect(await attempt({ ...choice, addressId: address })).toBeRefused('order.storeRequired');
    const store = JSON.stringify({ number: '123456', name: '信義門市', address: '信義路1號', phone: '02-1' });
    await world.change('addresses', { id: bare }, { store });
    const done = await attempt(choice);
    if (!done.ok) throw done.failure;
    const order = await member.client.call('getOrder', { orderId: done.data.id });
    expect(order.destination.pickupPoint).toMatchObject({ code: '123456', name: '信義門市' });
  });

  test('a pickup point has the member or somebody else as collector, and its own limits', async () => {
    // The recipient's ID number comes from an earlier address with her name.
    await insertApprovedAddress(world, lane, member, { consignee: '林小姐', idNumber: 'B123456780' });
    const { addressId: _, ...choice } = choiceOf(lane, [await parcel()], address, {
      deliveryType: 3,
      carrierId: lane.pickupCarrierId,
      pickupPointId: lane.pickupPointId,
      consignee: '林小姐',
    });
    const badPhone = await attempt({ ...choice, phone: '12345' });
    expect(badPhone).toBeRefused('order.pickupPhone', 'phone');
    const large = await attempt({ ...choice, parcelIds: [await parcel({ lengthMm: 1201 })] });
    expect(large).toBeRefused('limit.sideSum');
    const done = await attempt(choice);
    if (!done.ok) throw done.failure;
    const order = await member.client.call('getOrder', { orderId: done.data.id });
    expect(order).toMatchObject({
      consignee: '林小姐',
      deliveryType: 3,
      destination: { detail: '台北市中正區1號', idNumber: 'B123456780' },
    });
    await world.change('pickupPoints', { id: lane.pickupPointId }, { active: false });
    expect(await attempt({ ...choice, parcelIds: [await parcel()] })).toBeRefused(
      'order.pickupPointGone',
      'pickupPointId',
    );
    await world.change('pickupPoints', { id: lane.pickupPointId }, { active: true });
  });

  test('a later edit of the address changes nothing on the order', async () => {
    const mine = await insertApprovedAddress(world, lane, member, { consignee: '原收件人' });
    const { id } = await submitAtQuote(member, choiceOf(lane, [await parcel()], mine));
    await world.change('addresses', { id: mine }, { consignee: '改過' });
    const order = await member.client.call('getOrder', { orderId: id });
    expect(order.destination.consignee).toBe('原收件人');
  });
});
