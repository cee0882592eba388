import { createHash } from 'node:crypto';
import { declaredTextFields, listedTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import { describe, expect, test } from 'vitest';
import { forecast, freshNumber, goods, startParcelWorld } from './parcelWorld.ts';

const { world, member, other, clerk, say, receive } = await startParcelWorld({
  settings: { batchMax: 5, sensitiveWords: ['gun', '彈藥'] },
});

describe('forecast rules (specification, section 5)', () => {
  test.each([
    ['courier number', { courierNumber: ' ' }, 'courierNumber', 'field.required'],
    ['goods type', { goodsType: '' }, 'goodsType', 'field.required'],
    ['goods name', { goodsName: '' }, 'goodsName', 'field.required'],
    ['goods count', { goodsCount: undefined as never }, 'goodsCount', 'field.required'],
    ['declared value', { declaredValueMinor: undefined as never }, 'declaredValueMinor', 'field.required'],
    ['a declared value above 0', { declaredValueMinor: 0 }, 'declaredValueMinor', 'parcel.valueMissing'],
    ['a whole count', { goodsCount: 1.5 }, 'goodsCount', 'field.integer'],
    ['at least one piece', { goodsCount: 0 }, 'goodsCount', 'field.tooSmall'],
    ['at most 50 characters of name', { goodsName: '衣'.repeat(51) }, 'goodsName', 'field.tooLong'],
  ])('%s is required', async (_, changes, field, error) => {
    const attempt = await say(changes);
    expect(attempt).toBeRefused({ code: 400, fields: { [field]: { error } } });
  });

  test('a name of exactly 50 characters passes', async () => {
    expect(await say({ goodsName: '衣'.repeat(50) })).toMatchObject({ ok: true });
  });

  test.each([
    [
      'a type that the shop does not offer',
      { goodsType: 'rockets' },
      'goodsType',
      'parcel.goodsType',
      /goods types/,
    ],
    ['a sensitive word', { goodsName: 'toy GUN' }, 'goodsName', 'parcel.sensitiveWord', /“gun”/],
    ['a sensitive word with blanks', { goodsName: '彈 藥' }, 'goodsName', 'parcel.sensitiveWord', /彈藥/],
    [
      'a value above the maximum',
      { declaredValueMinor: 5_000_001 },
      'declaredValueMinor',
      'parcel.valueTooBig',
      /50000 TWD/,
    ],
    ['only separators', { courierNumber: ',,' }, 'courierNumber', 'parcel.number', /5–40/],
  ] as const)('%s is refused at its field', async (_, changes, field, error, message) => {
    const attempt = await say(changes);
    expect(attempt).toBeRefused({ code: 422, error, fields: { [field]: { error } } });
    if (!attempt.ok) expect(attempt.failure.message).toMatch(message);
  });

  test('messages are in the requested language', async () => {
    const attempt = await world.tw
      .as(member.token, 'tw')
      .attempt('forecastParcels', { courierNumber: freshNumber(), ...goods, goodsName: '彈藥' });
    expect(attempt).toBeRefused({ message: '商品名稱含有禁用字詞「彈藥」，請改寫' });
  });

  test('a word that only contains a sensitive one passes', async () => {
    expect(await say({ goodsName: 'Gundam figure' })).toMatchObject({ ok: true });
  });

  test('more numbers than the batch maximum are refused whole', async () => {
    const numbers = Array.from({ length: 6 }, () => freshNumber());
    const attempt = await say({ courierNumber: numbers.join(',') });
    expect(attempt).toBeRefused({ code: 422, error: 'parcel.batchTooBig', params: { max: 5, count: 6 } });
    const [row] = await world.sql<{ n: number }>(
      'select count(*)::int n from parcels where bill_code = any($1)',
      [numbers],
    );
    expect(row?.n).toBe(0);
  });

  test('the rules are known in advance', async () => {
    const rules = await member.client.call('getForecastRules', {});
    expect(rules).toMatchObject({
      batchMax: 5,
      maxDeclaredValueMinor: 5_000_000,
      goodsNameMax: 50,
      currency: 'TWD',
      sensitiveWords: ['gun', '彈藥'],
      requiredFields: ['billCode', 'goodsType', 'goodsCount', 'goodsName', 'declaredValueMinor'],
    });
    expect(rules.goodsTypes).toHaveLength(15);
  });
});

describe('each number has its own result', () => {
  test('commas, blanks and line ends separate numbers; repeated, invalid and known ones are reported', async () => {
    const [a, b, mine, theirs] = [
      freshNumber(),
      freshNumber('YT'),
      await forecast(member),
      await forecast(other),
    ];
    const answer = await member.client.call('forecastParcels', {
      courierNumber: `${a.toLowerCase()}，${b}\n${mine.courierNumber} ${theirs.courierNumber},${a} x!`,
      ...goods,
    });
    expect(answer.repeated).toEqual([a]);
    expect(answer.list.map(({ courierNumber, result, error }) => [courierNumber, result, error])).toEqual([
      [a, 'new', ''],
      [b, 'new', ''],
      [mine.courierNumber, 'alreadyYours', 'parcel.alreadyYours'],
      [theirs.courierNumber, 'someoneElses', 'parcel.someoneElses'],
      ['X!', 'invalid', 'parcel.number'],
    ]);
    const foreign = answer.list[3];
    expect(foreign?.id).toBeNull();
    expect(JSON.stringify(foreign)).not.toContain(other.id);
  });

  test('the courier is recognised, or chosen by the member', async () => {
    const recognised = await forecast(member, freshNumber('JT1'));
    expect(await member.client.call('getParcel', { id: recognised.id })).toMatchObject({ courier: 'jt' });
    const { list } = await member.client.call('forecastParcels', {
      courierNumber: freshNumber('73'),
      ...goods,
      courier: 'yunda',
    });
    expect(await member.client.call('getParcel', { id: list[0]?.id ?? '' })).toMatchObject({
      courier: 'yunda',
    });
  });

  test('two members forecast the same number at once: one gets it', async () => {
    for (let round = 0; round < 8; round++) {
      const courierNumber = freshNumber();
      const answers = await Promise.all(
        [member, other, member, other].map((person) =>
          person.client.call('forecastParcels', { courierNumber, ...goods }),
        ),
      );
      const results = answers.map(({ list }) => list[0]?.result);
      expect(results.filter((result) => result === 'new')).toHaveLength(1);
      expect(results.filter((result) => result === 'alreadyYours')).toHaveLength(1);
      expect(results.filter((result) => result === 'someoneElses')).toHaveLength(2);
    }
  });

  test('the same submission sent twice forecasts once and answers the same', async () => {
    const input = { courierNumber: freshNumber(), ...goods };
    const send = () =>
      member.client.call('forecastParcels', input, { idempotencyKey: `twice-${input.courierNumber}` });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(first.list[0]?.result).toBe('new');
    // The stored answer and hash use the names on the wire, as the previous version does. Processes of both versions
    // can repeat each other's answers.
    const claim = await world.row('idempotencyKeys', { key: `twice-${input.courierNumber}` });
    const { courierNumber, ...rest } = input;
    const sent = { billCode: courierNumber, ...rest };
    expect(JSON.stringify(claim?.answer)).toContain(`"billCode":"${courierNumber}"`);
    const asBefore = createHash('sha256')
      .update(`forecastParcels\0${JSON.stringify(sent)}`)
      .digest();
    expect(Buffer.from(claim?.requestHash ?? []).equals(asBefore)).toBe(true);
  });

  test('opposite batches of two members do not deadlock', async () => {
    const numbers = Array.from({ length: 5 }, () => freshNumber());
    const [ahead, back] = await Promise.all([
      member.client.call('forecastParcels', { courierNumber: numbers.join(','), ...goods }),
      other.client.call('forecastParcels', { courierNumber: numbers.toReversed().join(','), ...goods }),
    ]);
    const won = [...ahead.list, ...back.list].filter(({ result }) => result === 'new');
    expect(won).toHaveLength(5);
  });
});

describe('changing a forecast', () => {
  test('is possible before arrival, including the number', async () => {
    const { id } = await forecast(member);
    const courierNumber = freshNumber('JT1');
    await member.client.call('updateForecast', {
      id,
      courierNumber,
      ...goods,
      goodsName: '外套',
      remark: 'blue',
    });
    expect(await member.client.call('getParcel', { id })).toMatchObject({
      courierNumber,
      goodsName: '外套',
      remark: 'blue',
      courier: 'jt',
    });
  });

  test('each free text is stored and changed up to its limit, and shown to the member and to staff', async () => {
    const words = keysOf(declaredTextFields);
    const [forecasted, changed] = ['First', 'Then'].map((text) =>
      recordOf(words, (word) => `${text} ${word}`),
    );
    const courierNumber = freshNumber();
    const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods, ...forecasted });
    const id = list[0]?.id ?? '';
    expect(await member.client.call('getParcel', { id })).toMatchObject({ ...forecasted });
    const change = (texts: object) =>
      member.client.attempt('updateForecast', { id, courierNumber, ...goods, ...texts });
    await change({ ...changed });
    expect(await member.client.call('getParcel', { id })).toMatchObject({ ...changed });
    expect(await clerk.client.call('getStaffParcel', { id })).toMatchObject({ ...changed });
    const columns = keysOf(listedTextFields);
    const table = await clerk.client.call('exportParcels', {
      ...{ words: courierNumber, columns: columns.join(), format: 'csv' },
    });
    const lines = Buffer.from(table.base64, 'base64').toString().trim().split('\r\n');
    expect(lines[1]).toBe(columns.map((word) => changed?.[word]).join());
    for (const word of words)
      expect(await change({ [word]: 'x'.repeat(declaredTextFields[word].max + 1) })).toBeRefused({
        fields: { [word]: { error: 'field.tooLong' } },
      });
  });

  test("a used number, an invalid one and the shop's rules are refused at their fields", async () => {
    const { id } = await forecast(member);
    const theirs = await forecast(other);
    const change = (changes: object) =>
      member.client.attempt('updateForecast', { id, courierNumber: freshNumber(), ...goods, ...changes });
    expect(await change({ courierNumber: theirs.courierNumber })).toBeRefused({
      code: 409,
      error: 'parcel.numberTaken',
      fields: { courierNumber: {} },
    });
    expect(await change({ courierNumber: 'a b' })).toBeRefused('parcel.number');
    expect(await change({ goodsName: 'gun' })).toBeRefused('parcel.sensitiveWord');
  });

  test('is impossible after its arrival, and so is deleting it', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber);
    expect(await member.client.attempt('updateForecast', { id, courierNumber, ...goods })).toBeRefused({
      code: 409,
      error: 'parcel.notForecast',
    });
    expect(await member.client.attempt('deleteForecast', { id })).toBeRefused({
      code: 409,
      error: 'parcel.notForecast',
    });
  });

  test("another member's parcel does not exist", async () => {
    const { id, courierNumber } = await forecast(other);
    expect(await member.client.attempt('updateForecast', { id, courierNumber, ...goods })).toBeRefused({
      code: 404,
    });
    expect(await member.client.attempt('deleteForecast', { id })).toBeRefused({ code: 404 });
    expect(await member.client.attempt('getParcel', { id })).toBeRefused({ code: 404 });
    expect(await member.client.attempt('getParcelPictures', { courierNumber })).toBeRefused({ code: 404 });
  });

  test('a deleted number can be forecast again by anybody', async () => {
    const { id, courierNumber } = await forecast(member);
    await member.client.call('deleteForecast', { id });
    expect((await forecast(other, courierNumber)).courierNumber).toBe(courierNumber);
  });

  test('concurrent arrival and deletion: one of them happens', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, courierNumber } = await forecast(member);
      const [deleted, received] = await Promise.all([
        member.client.attempt('deleteForecast', { id }),
        receive(courierNumber),
      ]);
      expect(received.outcome).toBe(deleted.ok ? 'unclaimed' : 'received');
    }
  });
});
