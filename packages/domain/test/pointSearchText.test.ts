import { expect, test } from 'vitest';
import { pointSearchText } from '../src/addresses/pointSearchText.ts';

test.each([
  ['新北市板橋區文化路一段 188 號', '新北市 板橋區'],
  ['220新北市板橋區文化路一段188號', '新北市 板橋區'],
  ['台北市大安區', '台北市 大安區'],
  ['板橋區縣民大道二段7號', '板橋區'],
  ['花蓮縣花蓮市中山路1號', '花蓮縣 花蓮市'],
  ['板橋區自取站', '板橋區自取站'],
  ['大安區 智取櫃', '大安區 智取櫃'],
  ['220', '220'],
  ['Bangna counter', 'Bangna counter'],
  ['', ''],
])('the place in %j is %j', (typed, place) => expect(pointSearchText(typed)).toBe(place));
