import { expect, test } from 'vitest';
import { placePointMarks } from '../src/addresses/placePointMarks.ts';

const at = (
  id: string,
  province: string,
  city: string,
  latitude: number | null,
  longitude: number | null,
) => ({
  ...{ id, province, city, latitude, longitude },
});
const banqiao = at('1', '新北市', '板橋區', 25.0119, 121.4628);
const locker = at('2', '新北市', '板橋區', 25.0125, 121.463);
const xindian = at('3', '新北市', '新店區', 24.9676, 121.5416);
const zuoying = at('4', '高雄市', '左營區', 22.6899, 120.295);

test('points of one street are one place, which is searched by its name', () => {
  expect(placePointMarks([banqiao, locker], 320, 240)).toMatchObject([{ count: 2, name: '板橋區' }]);
});

test('on a picture of a whole island neighbours are one place of their county; the south is below and left', () => {
  const [north, south, ...others] = placePointMarks([banqiao, locker, xindian, zuoying], 320, 240);
  expect(others).toEqual([]);
  expect([north, south]).toMatchObject([
    { count: 3, name: '新北市' },
    { count: 1, name: '左營區' },
  ]);
  expect(south?.y).toBeGreaterThan(north?.y ?? Number.NaN);
  expect(south?.x).toBeLessThan(north?.x ?? Number.NaN);
  for (const { x, y } of [north, south].filter((one) => one !== undefined)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(320);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(240);
  }
});

test('places that share no name have none; points without coordinates are not drawn', () => {
  const taipei = at('5', '臺北市', '大安區', 25.0268, 121.5434);
  expect(placePointMarks([banqiao, taipei, zuoying], 320, 240)[0]).toMatchObject({ count: 2, name: '' });
  expect(placePointMarks([at('6', '新北市', '板橋區', null, null)], 320, 240)).toEqual([]);
});
