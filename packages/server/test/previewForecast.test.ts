import { maxPreviewedGoodsNames } from '@crossdock/contract/parcels/calls.ts';
import { describe, expect, test } from 'vitest';
import { addWarehouseAndGoodsTypes, freshNumber, goods, measured } from './parcelWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld({ settings: { batchMax: 8 } });
const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
const [member, clerk] = await Promise.all([world.tw.member(), world.tw.staff(['warehouse'])]);

const declare = (person: Person, goodsName: string, goodsType: string, courierNumber = freshNumber()) =>
  person.client.call('forecastParcels', { ...goods, courierNumber, goodsName, goodsType });
const receive = (courierNumber: string) =>
  clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
const resultsOf = async (numbers: readonly string[], person = member) => {
  const { list } = await person.client.call('previewForecast', { courierNumber: numbers.join('\n') });
  return list.map(({ result }) => result);
};
const guess = async (person: Person, ...goodsNames: string[]) =>
  (await person.client.call('previewForecast', { goodsNames })).types.map(({ goodsType, source }) => [
    goodsType,
    source,
  ]);

describe('a preview of numbers', () => {
  test("shows the shop's data on each number, and changes nothing", async () => {
    const [expected, arrived, unclaimed, others, refused, fresh] = Array.from({ length: 6 }, freshNumber);
    const numbers = [expected, arrived, unclaimed, others, refused, fresh] as string[];
    await declare(member, 'Tea', 'food', expected);
    await declare(member, 'Tea', 'food', arrived);
    await receive(arrived ?? '');
    await receive(unclaimed ?? '');
    await declare(await world.tw.member(), 'Tea', 'food', others);
    await member.client.call('addRefusals', { courierNumber: refused ?? '' });
    const wanted = ['expected', 'arrived', 'unclaimed', 'someoneElses', 'refused', 'new', 'invalid'];
    expect(await resultsOf([...numbers, 'ab'])).toEqual(wanted);
    expect(await resultsOf([...numbers, 'ab'])).toEqual(wanted);
    const { list } = await member.client.call('previewForecast', { courierNumber: numbers.join(' ') });
    expect(list.map(({ id }) => id !== null)).toEqual([true, true, false, false, false, false]);
  });

  test('treats the number as new in another shop', async () => {
    const number = freshNumber();
    await declare(member, 'Tea', 'food', number);
    expect(await resultsOf([number], await world.th.member())).toEqual(['new']);
  });

  test('has the same maximum as a forecast', async () => {
    const numbers = Array.from({ length: 9 }, freshNumber).join(',');
    expect(await member.client.attempt('previewForecast', { courierNumber: numbers })).toBeRefused({
      error: 'parcel.batchTooBig',
      params: { max: 8, count: 9 },
    });
    const goodsNames = Array.from({ length: maxPreviewedGoodsNames + 1 }, (_, at) => `Thing ${at}`);
    expect(await member.client.attempt('previewForecast', { goodsNames })).toBeRefused({ code: 400 });
  });
});

describe('the likely goods type', () => {
  test('comes from the member’s own parcels first', async () => {
    const own = await world.tw.member();
    expect(await guess(own, '加厚陶瓷馬克杯')).toEqual([['', 'none']]);
    await declare(own, '陶瓷馬克杯', 'kitchen');
    expect(await guess(own, '加厚陶瓷馬克杯', '羊毛圍巾')).toEqual([
      ['kitchen', 'own'],
      ['', 'none'],
    ]);
  });

  test('comes from the shop only if three members declared such goods alike', async () => {
    const reader = await world.tw.member();
    const others = await Promise.all([1, 2, 3].map(() => world.tw.member()));
    for (const [at, person] of others.entries()) {
      expect(await guess(reader, '兒童雨鞋防滑')).toEqual([['', 'none']]);
      await declare(person, `兒童雨鞋 ${at}`, 'shoes');
    }
    expect(await guess(reader, '兒童雨鞋防滑')).toEqual([['shoes', 'shop']]);
    expect(await guess(await world.th.member(), '兒童雨鞋防滑')).toEqual([['', 'none']]);
    // The member's own earlier choice has priority over the choices of other members.
    await declare(reader, '兒童雨鞋', 'other');
    expect(await guess(reader, '兒童雨鞋防滑')).toEqual([['other', 'own']]);
  });
});
