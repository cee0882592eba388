import { describe, expect, it } from 'vitest';
import type { ParsedAddress } from '../src/addresses/reading/readAddress.ts';
import { regions } from '../src/regions.ts';
import { readWithSmallAreas } from './smallAreas.ts';

/** Returns only the filled fields. The choices of a field have its name with a question mark. */
function filled({ choices, ...fields }: ParsedAddress): Record<string, unknown> {
  const open = Object.entries(choices).filter(([, list]) => list.length > 0);
  return Object.fromEntries(
    [...Object.entries(fields), ...open.map(([name, list]) => [`${name}?`, list] as const)].filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const xinyi = { country: 'TW', province: '臺北市', city: '信義區', areaId: 'TW/100/1' };
const wang = { consignee: '王小明', phone: '0912345678' };
const door = { street: '信義路五段', detail: '7號10樓' };

describe('an address pasted as one text', () => {
  it.each([
    ['王小明 0912345678 台北市信義區信義路五段7號10樓 110', { ...xinyi, ...wang, ...door, zip: '110' }],
    [
      '110204台北市信義區信義路五段7號10樓 王小明先生 收 0912-345-678',
      { ...xinyi, ...wang, ...door, zip: '110204' },
    ],
    [
      '王小明0912345678臺北市信義區信義路五段7號10樓',
      { ...xinyi, ...wang, ...door, zip: '110', derived: ['zip'] },
    ],
    [
      '姓名：王小明\n手機：+886 912 345 678\n地址：(11049)台北市信义区信義路五段７號１０樓',
      { ...xinyi, ...wang, ...door, zip: '11049' },
    ],
    [
      '王小明　０９１２３４５６７８　信義區信義路五段７號１０樓　１１０',
      { ...xinyi, ...wang, ...door, zip: '110', derived: ['province'] },
    ],
    [
      '台北縣板橋市文化路一段188巷12弄3號 王小明 0912345678 02-27208889#12',
      {
        ...wang,
        ...{
          country: 'TW',
          province: '新北市',
          city: '板橋區',
          areaId: 'TW/207/1',
          zip: '220',
          derived: ['zip'],
        },
        ...{ tel: '02-27208889#12', street: '文化路一段', detail: '188巷12弄3號' },
      },
    ],
    [
      '500彰化市中山路二段416號 王小明 0912345678',
      {
        ...wang,
        ...{
          country: 'TW',
          province: '彰化縣',
          city: '彰化市',
          areaId: 'TW/500/1',
          zip: '500',
          derived: ['province'],
        },
        ...{ street: '中山路二段', detail: '416號' },
      },
    ],
    [
      '7F., No. 7, Sec. 5, Xinyi Rd., Xinyi Dist., Taipei City 110, Taiwan  Wang Xiao Ming 0912-345-678',
      {
        ...xinyi,
        phone: '0912345678',
        consignee: 'Wang Xiao Ming',
        street: 'Xinyi Rd.',
        detail: '7F., No. 7, Sec. 5',
        zip: '110',
      },
    ],
    [
      'สมชาย ใจดี 081-234-5678 99/1 ซอยสุขุมวิท 21 แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพฯ 10110',
      {
        ...{
          country: 'TH',
          consignee: 'สมชาย ใจดี',
          phone: '0812345678',
          detail: '99/1 ซอยสุขุมวิท 21',
          zip: '10110',
        },
        ...{ province: 'กรุงเทพมหานคร', city: 'วัฒนา', area: 'คลองเตยเหนือ' },
        areaId: 'TH/กรุงเทพมหานคร/วัฒนา/คลองเตยเหนือ',
      },
    ],
    [
      'คุณมานะ มีสุข\n+66 86 123 4567\n99 หมู่ 3 ต.ช้างเผือก อ.เมือง จ.เชียงใหม่',
      {
        ...{
          country: 'TH',
          consignee: 'มานะ มีสุข',
          phone: '0861234567',
          detail: '99 หมู่ 3',
          zip: '50300',
          derived: ['zip'],
        },
        ...{ province: 'เชียงใหม่', city: 'เมืองเชียงใหม่', area: 'ช้างเผือก' },
        areaId: 'TH/เชียงใหม่/เมืองเชียงใหม่/ช้างเผือก',
      },
    ],
    [
      'Ahmad bin Ali, 012-345 6789, No 12, Jalan Kuala Lumpur, 55100 Kuala Lumpur, Malaysia',
      {
        ...{
          country: 'MY',
          consignee: 'Ahmad bin Ali',
          phone: '0123456789',
          street: 'Jalan Kuala Lumpur',
          detail: 'No 12',
        },
        ...{ province: 'Kuala Lumpur', city: 'Kuala Lumpur', area: '55100', zip: '55100', derived: ['area'] },
        areaId: 'MY/Wp Kuala Lumpur/Kuala Lumpur/55100',
      },
    ],
    [
      'Tan Mei Ling\n+60 16-778 8990\nLot 5, Lorong Perda 3, Perai, Penang',
      {
        ...{
          country: 'MY',
          consignee: 'Tan Mei Ling',
          phone: '0167788990',
          street: 'Lorong Perda 3',
          detail: 'Lot 5',
        },
        ...{
          province: 'Pulau Pinang',
          city: 'Perai',
          areaId: 'MY/Pulau Pinang/Perai',
          zip: '13600',
          derived: ['zip'],
        },
      },
    ],
    [
      '陳大文 9123 4567 香港旺角彌敦道688號旺角中心15樓A室 999077',
      {
        ...{ country: 'HK', consignee: '陳大文', phone: '91234567', derived: ['province', 'city'] },
        ...{
          province: '九龍',
          city: '油尖旺區',
          areaId: 'HK/2/1',
          street: '旺角彌敦道',
          detail: '688號旺角中心15樓A室',
        },
      },
    ],
    [
      'Chan Tai Man, +852 9123 4567, Flat A, 15/F, 610 Nathan Road, Mong Kok, Kowloon, Hong Kong',
      {
        ...{ country: 'HK', consignee: 'Chan Tai Man', phone: '91234567', derived: ['city'] },
        ...{
          province: '九龍',
          city: '油尖旺區',
          areaId: 'HK/2/1',
          detail: 'Flat A, 15/F, 610 Nathan Road, Mong Kok',
        },
      },
    ],
  ])('%j is read', (text, expected) => {
    expect(filled(readWithSmallAreas(text))).toEqual(expected);
  });

  it.each([
    // Two districts have this name, and no postal code decides between them.
    ['信義區信義路五段7號10樓 王小明 0912345678', 'place', ['臺北市', '基隆市']],
    // Two districts have the code.
    ['新竹市光復路二段101號 300 王小明 0912345678', 'place', ['新竹市', '新竹市']],
  ])('%j leaves its %s open', (text, _field, provinces) => {
    const found = readWithSmallAreas(text);
    expect(found).toMatchObject({ ...wang, city: '', area: '' });
    expect(found.choices.place.map(({ province }) => province)).toEqual(provinces);
  });

  it('with two names, two phones or a code of another district leaves the field empty and offers the candidates', () => {
    expect(readWithSmallAreas('台北市大安區信義路四段1號 110 王小明 0912345678')).toMatchObject({
      ...{ city: '大安區', zip: '' },
      choices: { zip: ['110', '106'] },
    });
    expect(readWithSmallAreas('王小明 0912345678 0987654321 台北市大安區信義路四段1號')).toMatchObject({
      ...{ phone: '', consignee: '王小明' },
      choices: { phone: ['0912345678', '0987654321'] },
    });
    expect(readWithSmallAreas('王小明\n陳大文\n台北市大安區信義路四段1號')).toMatchObject({
      consignee: '',
      choices: { consignee: ['王小明', '陳大文'] },
    });
  });

  it("is read for the countries that the shop serves, and for the form's country if the text names none", () => {
    const text = '王小明 0912345678 台北市信義區信義路五段7號';
    expect(readWithSmallAreas(text, '', ['MY'])).toMatchObject({ province: '', city: '', zip: '' });
    expect(readWithSmallAreas('John Tan 0812345678', 'TH')).toMatchObject({
      country: 'TH',
      phone: '0812345678',
    });
    expect(readWithSmallAreas('John Tan', '')).toMatchObject({ country: '', choices: { country: regions } });
    expect(readWithSmallAreas(text, 'HK')).toMatchObject({ country: 'TW', city: '信義區' });
  });

  it('lists the words that went into no field', () => {
    expect(
      readWithSmallAreas('王小明 0912345678 台北市信義區信義路五段7號\n訂單編號：24011988776655').rest,
    ).toBe('24011988776655');
  });

  it('does not read house numbers, lanes or rooms as postal codes', () => {
    for (const part of ['110號', '110巷5號', 'No. 110', '7號110室', '信義路110', '110-3號'])
      expect(readWithSmallAreas(`王小明 台北市大安區信義路四段${part}`)).toMatchObject({
        zip: '106',
        derived: ['zip'],
      });
  });
});
