import { describe, expect, test } from 'vitest';
import { openReceivingDesk } from './deskScene.ts';
import { forecast, freshNumber, goods, insertTestWarehouse, measured, picture } from './parcelWorld.ts';

const { world, warehouseId, member, clerk, second, receive, detail } = await openReceivingDesk();

const events = async (id: string) => (await detail(id)).timeline.map(({ event }) => event);

describe('the receiving desk', () => {
  test('a forecast parcel is received and shelved in one go, with its measurement', async () => {
    const { id, courierNumber } = await forecast(member);
    const before = await clerk.client.call('lookupParcel', {
      courierNumber: ` ${courierNumber.toLowerCase()} `,
    });
    expect(before).toMatchObject({ verdict: 'forecast', parcel: { id, member: { id: member.id } } });
    const { outcome, parcel } = await receive(courierNumber, { shelfCode: 'A-12' });
    expect(outcome).toBe('shelved');
    expect(parcel).toMatchObject({ state: 'shelved', shelfCode: 'A-12', weightG: 1_250, warehouseId });
    expect(await events(id)).toEqual(['forecast', 'receive', 'shelve']);
    expect((await detail(id)).measurements).toMatchObject([{ ...measured, why: '' }]);
    const after = await clerk.client.call('lookupParcel', { courierNumber });
    expect(after.verdict).toBe('here');
  });

  test('a parcel without a shelf is received and cannot be ordered yet', async () => {
    const { id, courierNumber } = await forecast(member);
    expect((await receive(courierNumber)).outcome).toBe('received');
    expect((await detail(id)).state).toBe('received');
  });

  test("an unannounced parcel is unclaimed, with its label's text", async () => {
    const courierNumber = freshNumber();
    expect((await clerk.client.call('lookupParcel', { courierNumber })).verdict).toBe('unknown');
    const { outcome, parcel } = await receive(courierNumber, { labelHint: '王先生 5678' });
    expect(outcome).toBe('unclaimed');
    expect(parcel).toMatchObject({ member: null, labelHint: '王先生 5678', state: 'unclaimed' });
    expect(await events(parcel.id)).toEqual(['receiveUnclaimed']);
  });

  test('a duplicate scan changes nothing and returns the existing parcel', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, { shelfCode: 'A-01' });
    const again = await receive(courierNumber, { weightG: 9_999, shelfCode: 'B-09' }, second);
    expect(again).toMatchObject({ outcome: 'already', parcel: { id, weightG: 1_250, shelfCode: 'A-01' } });
    expect((await detail(id)).measurements).toHaveLength(1);
  });

  test('a receipt that is sent again after a broken connection gets its first answer', async () => {
    const { courierNumber } = await forecast(member);
    const input = { courierNumber, warehouseId, ...measured };
    const send = () => clerk.client.call('receiveParcel', input, { idempotencyKey: `desk-${courierNumber}` });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.outcome).toBe('received');
    expect(two).toEqual(one);
  });

  test('two clerks scanning one number at once: one receives it', async () => {
    for (const announced of [true, false, true, false]) {
      const courierNumber = announced ? (await forecast(member)).courierNumber : freshNumber();
      const answers = await Promise.all([
        receive(courierNumber, { shelfCode: 'A-01' }),
        receive(courierNumber, { weightG: 2_000 }, second),
        receive(courierNumber, { shelfCode: 'B-02' }, second),
      ]);
      expect(answers.filter(({ outcome }) => outcome === 'already')).toHaveLength(2);
      const [row] = await world.sql<{ n: number }>(
        `select count(*)::int n from parcel_measurements m join parcels p on p.shop_id = m.shop_id and p.id = m.parcel_id where p.bill_code = $1`,
        [courierNumber],
      );
      expect(row?.n).toBe(1);
    }
  });

  test('a forecast made while the parcel is being received finds its parcel', async () => {
    for (let round = 0; round < 6; round++) {
      const courierNumber = freshNumber();
      const [made, received] = await Promise.all([
        member.client.call('forecastParcels', { courierNumber, ...goods }),
        receive(courierNumber),
      ]);
      const result = made.list[0]?.result;
      expect([received.outcome, result]).toEqual(
        received.outcome === 'unclaimed' ? ['unclaimed', 'claimed'] : ['received', 'new'],
      );
      expect(await member.client.call('getParcel', { id: made.list[0]?.id ?? '' })).toMatchObject({
        state: 'received',
      });
    }
  });

  test.each([
    ['a number with blanks', { courierNumber: 'A B' }, 'parcel.number', 'courierNumber'],
    [
      'a warehouse that is not the shop’s',
      { warehouseId: crypto.randomUUID() },
      'parcel.warehouse',
      'warehouseId',
    ],
    ['no weight', { weightG: 0 }, 'request.invalid', 'weightG'],
    ['a side above four metres', { lengthMm: 4_001 }, 'request.invalid', 'lengthMm'],
  ])('%s is refused at its field', async (_, changes, error, field) => {
    const attempt = await clerk.client.attempt('receiveParcel', {
      courierNumber: freshNumber(),
      warehouseId,
      ...measured,
      ...changes,
    });
    expect(attempt).toBeRefused({ error, fields: { [field]: {} } });
  });

  test('a closed warehouse receives nothing', async () => {
    const closed = await insertTestWarehouse(world, world.tw);
    await world.change('warehouses', { id: closed }, { active: false });
    expect(
      await clerk.client.attempt('receiveParcel', {
        courierNumber: freshNumber(),
        ...measured,
        warehouseId: closed,
      }),
    ).toBeRefused('parcel.warehouse');
  });

  test('finance may view but not receive', async () => {
    const finance = await world.tw.staff(['finance']);
    expect(await finance.client.attempt('lookupParcel', { courierNumber: freshNumber() })).toMatchObject({
      ok: true,
    });
    expect(
      await finance.client.attempt('receiveParcel', {
        courierNumber: freshNumber(),
        warehouseId,
        ...measured,
      }),
    ).toBeRefused({ code: 403 });
  });

  test('a file that is no picture is refused, and a picture needs a parcel in the warehouse', async () => {
    const { courierNumber } = await forecast(member);
    const photograph = (file: Blob) => clerk.client.attempt('photographParcel', { courierNumber }, { file });
    expect(await photograph(picture())).toBeRefused('parcel.notHere');
    await receive(courierNumber);
    expect(await photograph(new Blob(['<svg/>']))).toBeRefused({
      error: 'parcel.picture',
      fields: { file: {} },
    });
    expect(await photograph(picture())).toMatchObject({ ok: true, data: { kind: 'receive' } });
    const noNumber = { courierNumber: 'A B' };
    for (const attempt of [
      clerk.client.attempt('photographParcel', noNumber, { file: picture() }),
      clerk.client.attempt('lookupParcel', noNumber),
    ])
      expect(await attempt).toBeRefused({ error: 'parcel.number', fields: { courierNumber: {} } });
  });
});

describe('shelving', () => {
  test('each number has its own result', async () => {
    const [fresh, shelved, away, unknown] = [
      await forecast(member),
      await forecast(member),
      await forecast(member),
      freshNumber(),
    ];
    await receive(fresh.courierNumber);
    await receive(shelved.courierNumber, { shelfCode: 'A-01' });
    const nobodys = freshNumber();
    await receive(nobodys);
    const { list } = await clerk.client.call('shelveParcels', {
      shelfCode: 'C-07',
      courierNumbers: [fresh.courierNumber, shelved.courierNumber, nobodys, away.courierNumber, unknown, '!'],
    });
    expect(list.map(({ result }) => result)).toEqual([
      'shelved',
      'moved',
      'unclaimed',
      'notHere',
      'notHere',
      'invalid',
    ]);
    expect(await detail(fresh.id)).toMatchObject({ state: 'shelved', shelfCode: 'C-07' });
    expect(await detail(shelved.id)).toMatchObject({ state: 'shelved', shelfCode: 'C-07' });
  });

  test('moving a parcel does not restart its storage clock', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, { shelfCode: 'A-01' });
    const { shelvedAt } = await detail(id);
    await clerk.client.call('shelveParcels', { shelfCode: 'A-02', courierNumbers: [courierNumber] });
    expect((await detail(id)).shelvedAt).toBe(shelvedAt);
  });

  test('can be undone, once', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, { shelfCode: 'A-01' });
    await clerk.client.call('undoShelve', { id });
    expect(await detail(id)).toMatchObject({ state: 'received', shelfCode: '', shelvedAt: null });
    expect(await clerk.client.attempt('undoShelve', { id })).toBeRefused({
      code: 409,
      error: 'parcel.notUndoable',
    });
  });
});

describe('undoing an arrival', () => {
  test('makes a forecast expected again, without pictures, weight and shelf; the measurement stays on record', async () => {
    const [other, { id, courierNumber }] = [await forecast(member), await forecast(member)];
    for (const one of [other.courierNumber, courierNumber]) {
      await receive(one, { shelfCode: 'A-01' });
      await clerk.client.call('photographParcel', { courierNumber: one }, { file: picture() });
    }
    await clerk.client.call('setTravelsAlone', { id, travelsAlone: true });
    await clerk.client.call('undoReceive', { id });
    expect(await detail(id)).toMatchObject({
      state: 'forecast',
      weightG: null,
      shelfCode: '',
      pictures: [],
      arrivedAt: null,
      travelsAlone: false,
      measurements: [measured],
      shelfMoves: [
        { from: '', to: 'A-01', isUndo: false },
        { from: 'A-01', to: '', isUndo: true },
      ],
    });
    expect((await detail(other.id)).pictures).toHaveLength(1);
    const again = await clerk.client.attempt('undoReceive', { id });
    expect(again).toBeRefused('parcel.notUndoable');
    expect((await receive(courierNumber)).outcome).toBe('received');
  });

  test('of an unannounced parcel makes its number unknown again', async () => {
    const courierNumber = freshNumber();
    const { parcel } = await receive(courierNumber);
    await clerk.client.call('undoReceive', { id: parcel.id });
    expect((await detail(parcel.id)).shelfMoves).toEqual([]);
    expect((await clerk.client.call('lookupParcel', { courierNumber })).verdict).toBe('unknown');
    expect((await receive(courierNumber)).outcome).toBe('unclaimed');
    await clerk.client.call('undoReceive', { id: parcel.id });
    expect((await forecast(member, courierNumber)).id).toBe(parcel.id);
    await member.client.call('deleteForecast', { id: parcel.id });
    expect(await member.client.attempt('getParcel', { id: parcel.id })).toBeRefused({ code: 404 });
    expect((await receive(courierNumber)).outcome).toBe('unclaimed');
  });

  test('of a refused parcel restores its registration', async () => {
    const courierNumber = freshNumber();
    const { list } = await member.client.call('addRefusals', { courierNumber });
    const { parcel } = await receive(courierNumber);
    expect((await detail(parcel.id)).member?.id).toBe(member.id);
    await clerk.client.call('undoReceive', { id: parcel.id });
    expect((await detail(parcel.id)).member).toBeNull();
    await member.client.call('deleteRefusal', { id: list[0]?.id ?? '' });
    expect((await forecast(member, courierNumber)).id).toBe(parcel.id);
  });

  test('is impossible once the parcel is in an order', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, { shelfCode: 'A-01' });
    await world.change('parcels', { id }, { state: 'requested' });
    expect(await clerk.client.attempt('undoReceive', { id })).toBeRefused('parcel.notUndoable');
    await world.change('parcels', { id }, { state: 'shelved' });
  });
});
