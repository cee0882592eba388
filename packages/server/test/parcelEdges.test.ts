import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { forecast, freshNumber, goods, insertTestWarehouse, measured, picture } from './parcelWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { startShippingWorld } from './shippingWorld.ts';
import { refusedWith } from './toBeRefused.ts';

/** Tests the limits of arrivals, shelves, pauses and forecasts. */
const s = await startShippingWorld({ settings: { claimNeedsProof: false } });
const [member, events] = [await s.shop.member(), await watchRealtimeEvents(s.world)];

const receive = (courierNumber: string, more: Partial<Request<'receiveParcel'>> = {}) =>
  s.clerk.client.call('receiveParcel', {
    ...{ courierNumber, warehouseId: s.lane.warehouseId, ...measured, ...more },
  });
const detail = (id: string) => s.clerk.client.call('getStaffParcel', { id });
const proof = async (who = member) =>
  (await who.client.call('upload', { type: 'voucher' }, { file: picture() })).fileId;
/** A parcel whose mistaken receipt was undone: the shop knows the number, and nobody owns the parcel. */
async function undone(courierNumber = freshNumber()): Promise<string> {
  const { parcel } = await receive(courierNumber);
  await s.clerk.client.call('undoReceive', { id: parcel.id });
  return parcel.id;
}

test('each change of a parcel reaches its member’s screens at once', async () => {
  const mine = `parcels ${member.id}`;
  const heard = <T>(work: () => Promise<T>, told = mine) => events.during(work, told);
  const { id, courierNumber } = await heard(() => forecast(member));
  await heard(() => member.client.call('updateForecast', { id, courierNumber, ...goods, goodsName: '帽' }));
  const proofFileId = await proof();
  await heard(() => member.client.call('setPurchaseVoucher', { id, proofFileId }));
  await heard(() => receive(courierNumber, { shelfCode: 'A-01' }));
  await heard(() => s.clerk.client.call('photographParcel', { courierNumber }, { file: picture() }));
  await heard(() => s.clerk.client.call('setTravelsAlone', { id, travelsAlone: true }));
  await s.clerk.client.call('shelveParcels', { shelfCode: 'A-02', courierNumbers: [courierNumber] });
  await heard(() => s.clerk.client.call('undoShelve', { id }));
  const pause = { parcelId: id, reason: 'problem', why: 'wet', keepsBack: true } as const;
  const paused = await heard(() => s.owner.client.call('pauseStorage', pause));
  await heard(() => s.owner.client.call('endPause', { id: paused.id }));
  const registered = { courierNumber: freshNumber() };
  const { list } = await heard(() => member.client.call('addRefusals', registered));
  await heard(() => member.client.call('deleteRefusal', { id: list[0]?.id ?? '' }));
  await heard(() => receive(freshNumber()), 'parcels staff');
});

describe('an arrival', () => {
  test("keeps the member's courier, unless the desk knows better", async () => {
    const courierOf = async (more: Partial<Request<'receiveParcel'>>) => {
      const courierNumber = freshNumber('7300');
      await member.client.call('forecastParcels', { courierNumber, ...goods, courier: 'yunda' });
      return (await receive(courierNumber, more)).parcel.courier;
    };
    expect(await courierOf({})).toBe('yunda');
    expect(await courierOf({ courier: 'jd' })).toBe('jd');
    expect((await receive(freshNumber('JD1'))).parcel.courier).toBe('jd');
  });

  test('on a shelf counts its days from then on, and its member gets one message', async () => {
    const own = await s.shop.member();
    const told = async () => (await own.client.call('listNotifications', {})).list.map(({ event }) => event);
    const bare = await forecast(own);
    await receive(bare.courierNumber);
    expect([(await detail(bare.id)).shelvedAt, await told()]).toEqual([null, ['parcel.receive']]);
    const { courierNumber } = await forecast(own);
    const { parcel } = await receive(courierNumber, { shelfCode: 'A-01' });
    expect([parcel.shelvedAt, await told()]).toEqual([parcel.arrivedAt, ['parcel.shelve', 'parcel.receive']]);
  });

  test('without a forecast counts them from shelving, and a refused one never does', async () => {
    const { parcel } = await receive(freshNumber());
    expect(parcel.shelvedAt).toBeNull();
    const shelved = (await receive(freshNumber(), { shelfCode: 'U-01' })).parcel;
    expect(shelved.shelvedAt).toBe(shelved.arrivedAt);
    const refused = { courierNumber: freshNumber() };
    await member.client.call('addRefusals', refused);
    const at = await receive(refused.courierNumber, { shelfCode: 'R-01' });
    expect(at).toMatchObject({ outcome: 'refused', parcel: { shelvedAt: null, shelfCode: 'R-01' } });
    const announced = await forecast(member);
    await member.client.call('addRefusals', { courierNumber: announced.courierNumber });
    const known = await receive(announced.courierNumber, { shelfCode: 'R-01' });
    expect(known).toMatchObject({ outcome: 'refused', parcel: { shelvedAt: null, shelfCode: 'R-01' } });
    // Both parcels move to another shelf. Storage days begin for the unclaimed parcel, but not for the refused one.
    const courierNumbers = [parcel.courierNumber, known.parcel.courierNumber];
    const { list } = await s.clerk.client.call('shelveParcels', { shelfCode: 'R-02', courierNumbers });
    expect(list.map(({ result }) => result)).toEqual(['unclaimed', 'refused']);
    expect((await detail(parcel.id)).shelvedAt).not.toBeNull();
    expect(await detail(known.parcel.id)).toMatchObject({ shelvedAt: null, shelfCode: 'R-02' });
  });

  test('with a number in somebody’s refusal uses it only if the parcel is refused, and only that one', async () => {
    const [used, open] = [freshNumber(), freshNumber()];
    const { list } = await member.client.call('addRefusals', {
      courierNumber: `${used} ${open}`,
      reason: 'x',
    });
    await receive(used);
    const shown = async (filter: Request<'queryRefusals'>) =>
      (await member.client.call('queryRefusals', filter)).list
        .filter((one) => [used, open].includes(one.courierNumber))
        .map(({ courierNumber, parcel }) => [courierNumber, parcel?.state]);
    expect(await shown({})).toEqual([
      [open, undefined],
      [used, 'refused'],
    ]);
    expect(await shown({ used: true })).toEqual([[used, 'refused']]);
    expect(await shown({ used: false })).toEqual([[open, undefined]]);
    expect(await shown({ words: used.toLowerCase() })).toEqual([[used, 'refused']]);
    const other = await s.shop.member();
    expect((await other.client.call('queryRefusals', {})).total).toBe(0);
    // A parcel that was already refused and is gone cannot be forecast again.
    const gone = await member.client.call('forecastParcels', { courierNumber: used, ...goods });
    expect(gone.list).toMatchObject([{ result: 'refused', error: 'parcel.gone' }]);
    expect(list.map(({ result, id }) => [result, id !== null])).toEqual([
      ['new', true],
      ['new', true],
    ]);
    await member.client.call('deleteRefusal', { id: list[1]?.id ?? '' });
  });
});

test('shelving a parcel twice on one shelf adds one line to its history, and moves no other parcel', async () => {
  const [one, other] = [await forecast(member), await forecast(member)];
  for (const { courierNumber } of [one, other]) await receive(courierNumber, { shelfCode: 'B-01' });
  const put = (shelfCode: string) =>
    s.clerk.client.call('shelveParcels', { shelfCode, courierNumbers: [one.courierNumber] });
  await put('B-01');
  expect((await detail(one.id)).shelfMoves).toHaveLength(1);
  const { shelvedAt } = await detail(one.id);
  await put('B-02');
  expect(await detail(other.id)).toMatchObject({ shelfCode: 'B-01', shelfMoves: [{ to: 'B-01' }] });
  const courierNumbers = [other.courierNumber];
  await s.clerk.client.call('shelveParcels', { shelfCode: 'B-03', courierNumbers });
  expect(await s.clerk.client.call('undoShelve', { id: one.id })).toMatchObject({ shelfCode: 'B-01' });
  expect(await detail(one.id)).toMatchObject({ shelfCode: 'B-01', shelvedAt });
  const [left = ''] = (await s.shipped(member)).parcelIds;
  const undo = await s.clerk.client.attempt('undoShelve', { id: left });
  expect(undo).toBeRefused('parcel.notUndoable');
});

describe('a pause', () => {
  const add = (parcelId: string, from?: string) =>
    s.owner.client.attempt('pauseStorage', {
      ...{ parcelId, reason: 'problem', why: 'wet', keepsBack: false, ...(from && { from }) },
    });

  test('begins now or earlier, but not before the storage days', async () => {
    const { id, courierNumber } = await forecast(member);
    const alone = s.clerk.client.attempt('setTravelsAlone', { id, travelsAlone: true });
    for (const early of [add(id), alone]) expect(await early).toBeRefused('parcel.notHere');
    expect(await add(crypto.randomUUID())).toBeRefused('row.notFound');
    await receive(courierNumber, { shelfCode: 'A-01' });
    const shelvedAt = (await detail(id)).shelvedAt ?? '';
    const before = new Date(Date.parse(shelvedAt) - 1).toISOString();
    expect(await add(id, before)).toBeRefused('parcel.pauseAhead', 'from');
    expect(await add(id, shelvedAt)).toMatchObject({ ok: true });
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await add(id, later)).toBeRefused('parcel.pauseAhead', 'from');
    const stops = await s.world.sql<{ stops: boolean }>(
      'select stops_clock as stops from storage_pauses where parcel_id = $1',
      [id],
    );
    expect(stops).toEqual([{ stops: true }]);
  });

  test('ends at its time, and leaves the parcel’s other pauses', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, { shelfCode: 'A-01' });
    const [first, second] = [await add(id), await add(id)];
    const idOf = (one: typeof first) => (one.ok ? one.data.id : '');
    await s.owner.client.call('endPause', { id: idOf(first) });
    const ends = new Map((await detail(id)).pauses.map((pause) => [pause.id, pause.until]));
    expect([ends.get(idOf(first)) === null, ends.get(idOf(second))]).toEqual([false, null]);
    expect(await s.owner.client.attempt('endPause', { id: idOf(first) })).toBeRefused('parcel.pauseEnded');
    expect(await s.owner.client.attempt('endPause', { id: crypto.randomUUID() })).toBeRefused('row.notFound');
    const kept = await s.world.row('storagePauses', { id: idOf(first) });
    expect(kept?.endedBy).toBe(s.owner.id);
  });
});

describe('a forecast', () => {
  test('of a number that was received by mistake belongs to its member with its declaration', async () => {
    const [courierNumber, other] = [freshNumber(), freshNumber()];
    const [id] = [await undone(courierNumber), await undone(other)];
    const own = await s.shop.member();
    const proofFileId = await proof(own);
    const elsewhere = await insertTestWarehouse(s.world, s.shop);
    const said = { ...goods, goodsName: '外套', warehouseId: elsewhere, proofFileId };
    const { list } = await own.client.call('forecastParcels', { courierNumber, ...said });
    expect(list).toMatchObject([{ result: 'new', id }]);
    const page = await own.client.call('getParcel', { id });
    expect(page).toMatchObject({ state: 'forecast', goodsName: '外套', warehouseId: elsewhere });
    expect(page.purchaseVoucher).toContain(proofFileId);
    expect(page.timeline.map(({ event }) => event)).toEqual(['receiveUnclaimed', 'undoReceive', 'forecast']);
    expect((await own.client.call('queryParcels', {})).counts.forecast).toBe(1);
    const look = await s.clerk.client.call('lookupParcel', { courierNumber: other });
    expect(look).toMatchObject({ verdict: 'unknown', parcel: { member: null } });
    // The parcel is forecast now, so it still belongs to the member after its next arrival is undone.
    await undone(courierNumber);
    expect(await own.client.call('getParcel', { id })).toMatchObject({ state: 'forecast' });
  });

  test('that is deleted is gone, or has no owner if it was once here', async () => {
    const [plain, measuredOnce] = [await forecast(member), await forecast(member)];
    await undone(measuredOnce.courierNumber);
    const other = await forecast(member);
    await member.client.call('deleteForecast', { id: plain.id });
    await member.client.call('deleteForecast', { id: measuredOnce.id });
    expect(await s.clerk.client.attempt('getStaffParcel', { id: plain.id })).toBeRefused('row.notFound');
    expect(await detail(measuredOnce.id)).toMatchObject({ state: 'forecast', member: null });
    expect((await detail(other.id)).member?.id).toBe(member.id);
    // A parcel that a member asked the warehouse to refuse belongs to this member from its arrival until the arrival
    // is undone.
    const { courierNumber } = measuredOnce;
    await member.client.call('addRefusals', { courierNumber });
    expect(await receive(courierNumber)).toMatchObject({ outcome: 'refused' });
    await s.clerk.client.call('undoReceive', { id: measuredOnce.id });
    expect((await detail(measuredOnce.id)).member).toBeNull();
  });

  test('goes to an open warehouse of the shop, and its proof is a file of its member', async () => {
    const closed = await insertTestWarehouse(s.world, s.shop);
    await s.owner.client.call('activateWarehouse', { id: closed, active: false });
    const say = (more: Partial<Request<'forecastParcels'>>) =>
      member.client.attempt('forecastParcels', { courierNumber: freshNumber(), ...goods, ...more });
    for (const warehouseId of [closed, crypto.randomUUID()])
      expect(await say({ warehouseId })).toBeRefused('parcel.warehouse', 'warehouseId');
    expect(await say({ warehouseId: s.lane.warehouseId })).toMatchObject({ ok: true });
    const theirs = await proof(await s.shop.member());
    expect(await say({ proofFileId: theirs })).toBeRefused('parcel.proofUnknown', 'proofFileId');
    expect(await say({ proofFileId: await proof() })).toMatchObject({ ok: true });
  });

  test('by staff is for active members of the shop', async () => {
    const former = await s.shop.member();
    const status = { memberId: former.id, status: 'disabled', why: 'fraud' } as const;
    await s.owner.client.call('setMemberStatus', status);
    const foreigner = await s.world.th.member();
    for (const { id: memberId } of [former, foreigner]) {
      const asked = { memberId, courierNumber: freshNumber(), ...goods };
      expect(await s.owner.client.attempt('forecastForMember', asked)).toBeRefused('row.notFound');
    }
  });

  test('with a missing part is completed after the arrival, by its member, once', async () => {
    for (const unsaid of ["goods_name = ''", 'goods_type_id = null', 'declared_value_minor = 0']) {
      const { id, courierNumber } = await forecast(member);
      await receive(courierNumber);
      await s.world.sql(`update parcels set ${unsaid} where id = $1`, [id]);
      const declare = () => member.client.attempt('updateForecast', { id, courierNumber, ...goods });
      expect(await declare(), unsaid).toMatchObject({ ok: true });
      expect(await declare(), unsaid).toMatchObject(refusedWith('parcel.notForecast'));
    }
    const cheap = { ...goods, declaredValueMinor: 1 };
    const courierNumber = freshNumber();
    const { list } = await member.client.call('forecastParcels', { courierNumber, ...cheap });
    await receive(courierNumber);
    const change = { id: list[0]?.id ?? '', courierNumber, ...goods };
    expect(await member.client.attempt('updateForecast', change)).toBeRefused('parcel.notForecast');
  });

  test('of a parcel that has left is not completed', async () => {
    const { parcel } = await receive(freshNumber());
    await s.clerk.client.call('assignParcel', { id: parcel.id, memberId: member.id, why: 'the name' });
    expect((await detail(parcel.id)).state).toBe('received');
    await s.clerk.client.call('disposeParcel', { id: parcel.id, how: 'return', why: 'sent back' });
    const { timeline } = await member.client.call('getParcel', { id: parcel.id });
    expect(timeline.map(({ why }) => why)).toEqual(['', 'the name', 'sent back']);
    const change = { id: parcel.id, courierNumber: parcel.courierNumber, ...goods };
    expect(await member.client.attempt('updateForecast', change)).toBeRefused('parcel.notForecast');
  });
});
