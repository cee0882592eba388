import { describe, expect, it } from 'vitest';
import { taipeiHome as home } from '../samples/addresses.ts';
import { addressLine } from '../src/addresses/line.ts';
import {
  type AddressInput,
  addressProblems,
  detailProblem,
  zipProblem,
  zipQueryProblem,
} from '../src/addresses/rules.ts';

const wrong = (more: Partial<AddressInput>) =>
  addressProblems({ ...home, ...more }).map(({ field, key }) => [field, key]);

describe('an address', () => {
  it('that is complete has no problems', () => {
    expect(wrong({})).toEqual([]);
    expect(
      wrong({ country: 'HK', areaCode: '852', phone: '51234567', zip: '', idNumber: 'A123456(3)' }),
    ).toEqual([]);
    expect(
      wrong({ country: 'TH', areaCode: '66', phone: '0812345678', zip: '10110', idNumber: '3100600445635' }),
    ).toEqual([]);
    expect(
      wrong({ country: 'MY', areaCode: '60', phone: '0123456789', zip: '50000', idNumber: '900131145678' }),
    ).toEqual([]);
  });

  it.each([
    [{ consignee: '' }, ['consignee', 'field.required']],
    [{ consignee: '😀' }, ['consignee', 'field.name']],
    [{ consignee: '王小明 😀' }, ['consignee', 'field.name']],
    [{ consignee: '12-34' }, ['consignee', 'field.name']],
    [{ areaCode: '81' }, ['areaCode', 'field.areaCode']],
    [{ kind: 'convenienceStore', storeNumber: '236471', collector: '♥' }, ['collector', 'field.name']],
    [{ phone: '' }, ['phone', 'field.required']],
    [{ phone: '0912 345678' }, ['phone', 'field.spaces']],
    [{ phone: '51234567' }, ['phone', 'field.phone.TW']],
    [{ idNumber: '' }, ['idNumber', 'field.required']],
    [{ idNumber: 'A123456788' }, ['idNumber', 'field.idNumber.TW']],
    [
      { country: 'HK', areaCode: '852', phone: '51234567', zip: '', idNumber: 'A123456(4)' },
      ['idNumber', 'field.idNumber.HK'],
    ],
    [
      { country: 'TH', areaCode: '66', phone: '0812345678', zip: '10110', idNumber: '3100600445634' },
      ['idNumber', 'field.idNumber.TH'],
    ],
    [
      { country: 'MY', areaCode: '60', phone: '0123456789', zip: '50000', idNumber: '901331145678' },
      ['idNumber', 'field.idNumber.MY'],
    ],
    [{ province: '' }, ['province', 'field.required']],
    [{ city: '' }, ['city', 'field.required']],
    [{ detail: '' }, ['detail', 'field.required']],
    [{ detail: '中山路12號3樓' }, ['detail', 'field.addressTooShort']],
    [{ zip: '' }, ['zip', 'field.required']],
    [{ zip: '1061' }, ['zip', 'field.zip']],
    [{ country: '' }, ['country', 'field.required']],
    [{ country: 'US' }, ['country', 'field.country']],
    [{ kind: 'convenienceStore' }, ['storeNumber', 'field.store']],
    [{ kind: 'pickupPoint' }, ['pickupPointId', 'field.pickupPoint']],
  ] as [Partial<AddressInput>, string[]][])('%j: %j', (more, expected) => {
    expect(wrong(more)).toEqual([expected]);
  });

  it('reports all problems at once', () => {
    expect(wrong({ consignee: '', phone: '', zip: '' }).map(([field]) => field)).toEqual([
      'consignee',
      'phone',
      'zip',
    ]);
  });

  it('needs no street where a store or a pickup point is picked', () => {
    const elsewhere = { detail: '', zip: '', city: '', province: '' };
    expect(wrong({ ...elsewhere, kind: 'convenienceStore', storeNumber: '131386' })).toEqual([]);
    expect(wrong({ ...elsewhere, kind: 'pickupPoint', pickupPointId: 'p1' })).toEqual([]);
  });
});

describe('the detailed address', () => {
  it.each([
    ['一二三四五六七八九十', undefined],
    ['一二三四五六七八九', 'field.addressTooShort'],
    ['12 High St, B', 'field.addressTooShort'],
    ['12 High Str. 4', undefined],
    ['- - - - - - - - - -', 'field.addressTooShort'],
  ])('%j: %s', (detail, expected) => {
    expect(detailProblem(detail)).toBe(expected);
  });
});

describe('zip codes', () => {
  it.each([
    ['TW', ['106', '10617', '106017'], ['1061', '1061701', 'ABCDE']],
    ['TH', ['10110'], ['1011', '101100']],
    ['MY', ['50000'], ['5000', '500000']],
    ['HK', ['', '000', '999077'], ['12345']],
  ] as const)('%s', (region, good, bad) => {
    for (const zip of good) expect(zipProblem(region, zip), zip).toBeUndefined();
    for (const zip of bad) expect(zipProblem(region, zip), zip).toBe('field.zip');
  });

  it('have five digits in a query', () => {
    expect(zipQueryProblem('10617')).toBeUndefined();
    for (const zip of ['106', '106017', '1061a', '']) expect(zipQueryProblem(zip)).toBe('field.zipQuery');
  });
});

it.each([
  [
    '10617 臺北市大安區和平東路二段106巷8號',
    'TW',
    '10617',
    '臺北市',
    '大安區',
    '',
    '和平東路二段',
    '106巷8號',
  ],
  [
    'No. 8, Heping E. Rd., Da’an, Taipei 10617',
    'TW',
    '10617',
    'Taipei',
    'Da’an',
    '',
    'Heping E. Rd.',
    'No. 8',
  ],
  [
    '12 ถนนสุขุมวิท, คลองเตย, กรุงเทพมหานคร 10110',
    'TH',
    '10110',
    'กรุงเทพมหานคร',
    'คลองเตย',
    '',
    '',
    '12 ถนนสุขุมวิท',
  ],
  [
    '8 Jalan Ampang, 50450 Kuala Lumpur, Selangor',
    'MY',
    '50450',
    'Selangor',
    'Kuala Lumpur',
    '',
    '8 Jalan Ampang',
    '',
  ],
  ['350 5th Ave, New York, NY 10118', 'US', '10118', 'NY', 'New York', '', '350 5th Ave', ''],
  ['九龍油尖旺彌敦道1號', 'HK', '', '九龍', '油尖旺', '', '彌敦道', '1號'],
])('an address in one line is written in the order of its country: %s', (line, country, zip, ...parts) => {
  const [province = '', city = '', area = '', street = '', detail = ''] = parts;
  expect(addressLine({ country, zip, province, city, area, street, detail })).toBe(line);
});
