import type { KnownArea } from '@crossdock/domain/addresses/reading/knownArea.ts';
import type { Region } from '@crossdock/domain/regions.ts';

/** What a reader has to find in a made text. A field that the text leaves open is empty. */
export interface MadeAddress {
  readonly text: string;
  readonly country: Region;
  readonly fields: Readonly<Record<MadeField, string>>;
}

export const madeFields = [
  'country',
  'consignee',
  'phone',
  'tel',
  'province',
  'city',
  'area',
  'door',
  'street',
  'zip',
] as const;
export type MadeField = (typeof madeFields)[number];

/** Numbers that are the same for the same seed. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  below(most: number): number {
    return Math.floor(this.next() * most);
  }
  of<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error('an empty list');
    return one;
  }
  may(chance: number): boolean {
    return this.next() < chance;
  }
  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }
}

interface Tables {
  readonly areas: readonly KnownArea[];
}

/** A made address of the country, written as people paste it. */
export function madeAddress(dice: Dice, country: Region, tables: Tables): MadeAddress {
  return makers[country](dice, tables);
}

const below = ({ areas }: Tables, parentId: string | null, country: Region) =>
  areas.filter((one) => one.parentId === parentId && one.country === country);

/** What people leave around an address when they copy it. No field takes it. */
const hanNoise = ['', '', '', '', '備註：請放管理室', '訂單編號：240119ABCD12345', '謝謝', '※週末勿送'];
const latinNoise = ['', '', '', '', 'Remarks: leave at guard house', 'Order ID: 24011988776655'];

/** The three parts in any order, apart as chats and shops put them. */
function mixed(dice: Dice, name: string, phone: string, address: string, han: boolean): string {
  const noise = dice.of(han ? hanNoise : latinNoise);
  return [partsOf(dice, name, phone, address, han), noise].filter(Boolean).join('\n');
}

function partsOf(dice: Dice, name: string, phone: string, address: string, han: boolean): string {
  switch (dice.below(11)) {
    case 0:
      return [name, phone, address].join('\n');
    case 1:
      return [address, `${name} ${phone}`].join('\n');
    case 2:
      return han
        ? `收件人：${name}\n電話：${phone}\n地址：${address}`
        : `Name: ${name}\nPhone: ${phone}\nAddress: ${address}`;
    case 3:
      return `${address} ${name} ${phone}`;
    case 4:
      return han ? `${name}，${phone}，${address}` : `${name}, ${phone}, ${address}`;
    case 5:
      return `${phone} ${name}\n${address}`;
    case 6:
      return han && !/^[(\d]/.test(address) ? `${name}${phone}${address}` : `${name} | ${phone} | ${address}`;
    case 7:
      return han ? `姓名: ${name} 手機: ${phone} 地址: ${address}` : `${name} (${phone})\n${address}`;
    case 8:
      return `${phone}\n${address}\n${name}`;
    case 9:
      return `${name}\t${phone}\t${address}`;
    default:
      return `${name} ${phone} ${address}`;
  }
}

const wide = (text: string) =>
  text.replace(/[0-9]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).replaceAll(' ', '　');

const taiwanRoads =
  '中山路 中正路 民生東路三段 和平東路二段 忠孝東路四段 信義路五段 文化路一段 復興北路 成功路 光復南路 建國一路 自由路二段 大同街 福德街 台灣大道三段 永和路二段 四維三路 新生南路一段 健康路 東門街'.split(
    ' ',
  );
const hanNames =
  '王小明 林怡君 陳志豪 張雅婷 李俊宏 黃淑芬 吳承恩 劉美玲 蔡宗翰 楊詩涵 許家豪 鄭心怡 謝冠宇 郭佩珊 洪子晴 曾國城 邱品妤 廖建宏 賴柏翰 徐靜宜 歐陽娜娜 司徒文 周杰 葉欣 游勝雄 石中玉 方文山 簡嫚書 江蕙 高捷'.split(
    ' ',
  );

/** A floor, a room and a number as people write them. */
function taiwanDoor(dice: Dice): string {
  const lane = dice.may(0.3)
    ? `${1 + dice.below(300)}巷${dice.may(0.4) ? `${1 + dice.below(40)}弄` : ''}`
    : '';
  const more = dice.of(['', '', '', `之${1 + dice.below(9)}`, 'A室', '(後棟)', '-2']);
  const floor = dice.may(0.6) ? `${2 + dice.below(18)}${dice.of(['樓', '樓', 'F'])}${more}` : '';
  const number = `${1 + dice.below(400)}${dice.of(['', '', '', '', `之${1 + dice.below(9)}`, `-${1 + dice.below(9)}`])}`;
  return `${lane}${number}號${floor}`;
}

function taiwanPhone(dice: Dice, local: string): string {
  const own = local.slice(1);
  const three = [own.slice(0, 3), own.slice(3, 6), own.slice(6)];
  return dice.of([
    local,
    local,
    `0${three.join('-')}`,
    `0${three.join(' ')}`,
    `+886${own}`,
    `+886 ${three.join(' ')}`,
    `(+886) ${own}`,
    `886-${three.join('-')}`,
    `0${own.slice(0, 3)}-${own.slice(3)}`,
  ]);
}

const cityNames = ['臺北市', '新北市', '高雄市', '桃園市'];

function taiwan(dice: Dice, tables: Tables): MadeAddress {
  const county = dice.of(below(tables, null, 'TW'));
  const district = dice.of(below(tables, county.id, 'TW'));
  const road = dice.of(taiwanRoads);
  const detail = taiwanDoor(dice);
  const local = `09${dice.digits(8)}`;
  const own = district.zip ?? '';
  const wrong = dice.may(0.05) ? dice.of(below(tables, county.id, 'TW')).zip : null;
  const contradicts = wrong !== null && wrong !== own;
  const longer = contradicts
    ? wrong
    : dice.of([own, own, `${own}${dice.digits(2)}`, `${own}${dice.digits(3)}`, '']);
  const plain = (name: string) => (dice.may(0.7) ? name.replaceAll('臺', '台') : name);
  const simple = dice.may(0.1);
  const open = dice.may(0.08) && below(tables, null, 'TW').length > 0;
  const twins =
    tables.areas.filter((one) => one.country === 'TW' && one.localName === district.localName).length > 1;
  const short = cityNames.includes(county.localName) && dice.may(0.1);
  const countyName = short ? county.localName.slice(0, 2) : county.localName;
  const place = open
    ? plain(district.localName)
    : simple
      ? `${county.zh}${district.zh}`
      : `${plain(countyName)}${dice.may(0.1) ? ' ' : ''}${plain(district.localName)}`;
  const village = dice.may(0.08) ? '龍門里5鄰' : '';
  const body = `${dice.may(0.05) ? '台灣' : ''}${place}${dice.may(0.15) ? ' ' : ''}${village}${road}${detail}`;
  const written = !longer
    ? body
    : dice.of([`${longer}${body}`, `${longer} ${body}`, `${body} ${longer}`, `(${longer})${body}`]);
  const name = dice.of([...hanNames, '撒韻娜', 'Kevin Chen', '阮氏芳']);
  const titled = dice.of([name, name, name, name, `${name}先生`, `${name} 收`, `${name} 小姐`]);
  const second = dice.may(0.06) ? `09${dice.digits(8)}` : '';
  const landline = dice.may(0.08)
    ? dice.of(['(02)2720-8889', '02-27208889', '07-3312345', '(04)2225-1234#123'])
    : '';
  const phones = [taiwanPhone(dice, local), second, landline].filter(Boolean).join(' ');
  const text = mixed(dice, titled, phones, written, true);
  const unknown = open && twins && longer === '';
  return {
    text: dice.may(0.1) ? wide(text) : text,
    country: 'TW',
    fields: {
      ...{ country: 'TW', consignee: name, phone: second ? '' : local, tel: landline },
      ...{ province: unknown ? '' : county.localName, city: unknown ? '' : district.localName, area: '' },
      ...{ street: `${village}${road}`, door: `${village}${road}${detail}` },
      zip: unknown || contradicts ? '' : longer || own,
    },
  };
}

const quarters: readonly (readonly [string, string, string, string])[] = [
  ['九龍', '油尖旺區', '旺角', 'Mong Kok, Kowloon'],
  ['九龍', '油尖旺區', '尖沙咀', 'Tsim Sha Tsui, Kowloon'],
  ['九龍', '觀塘區', '觀塘', 'Kwun Tong, Kowloon'],
  ['九龍', '深水埗區', '長沙灣', 'Cheung Sha Wan, Kowloon'],
  ['九龍', '九龍城區', '紅磡', 'Hung Hom, Kowloon'],
  ['香港島', '灣仔區', '銅鑼灣', 'Causeway Bay, Hong Kong'],
  ['香港島', '中西區', '上環', 'Sheung Wan, Hong Kong'],
  ['香港島', '東區', '北角', 'North Point, Hong Kong'],
  ['香港島', '南區', '香港仔', 'Aberdeen, Hong Kong'],
  ['新界', '沙田區', '馬鞍山', 'Ma On Shan, N.T.'],
  ['新界', '荃灣區', '荃灣', 'Tsuen Wan, New Territories'],
  ['新界', '元朗區', '天水圍', 'Tin Shui Wai, New Territories'],
  ['新界', '西貢區', '將軍澳', 'Tseung Kwan O, N.T.'],
];
const hongKongRoads: readonly (readonly [string, string])[] = [
  ['德輔道', 'Des Voeux Road'],
  ['駿業街', 'Tsun Yip Street'],
  ['海濱道', 'Hoi Bun Road'],
  ['英皇道', 'King’s Road'],
  ['大成街', 'Tai Shing Street'],
  ['鴻圖道', 'Hung To Road'],
];

function hongKong(dice: Dice): MadeAddress {
  const [province, city, quarter, english] = dice.of(quarters);
  const [road, roadInEnglish] = dice.of(hongKongRoads);
  const number = 1 + dice.below(300);
  const floor = 1 + dice.below(40);
  const flat = dice.of(['A', 'B', 'C', '3', '12']);
  const local = `${dice.of(['5', '6', '9'])}${dice.digits(7)}`;
  const phone = dice.of([
    local,
    `${local.slice(0, 4)} ${local.slice(4)}`,
    `+852 ${local}`,
    `+852 ${local.slice(0, 4)} ${local.slice(4)}`,
  ]);
  const fields = { country: 'HK', phone: local, tel: '', province, city, area: '', zip: '' };
  if (dice.may(0.5)) {
    const consignee = dice.of(latinNames.hk);
    const door = `Flat ${flat}, ${floor}/F, ${number} ${roadInEnglish}`;
    const end = english.replace(/, Hong Kong$/, '');
    return {
      text: mixed(dice, consignee, phone, `${door}, ${english}`, false),
      country: 'HK',
      // The quarter belongs to the address; the region does not.
      fields: { ...fields, consignee, street: '', door: `${door}, ${end.split(', ')[0]}` },
    };
  }
  const consignee = dice.of(hanNames);
  const full = dice.may(0.3);
  const start = `${dice.may(0.5) ? '香港' : ''}${province === '香港島' ? '' : province}${full ? city : quarter}`;
  const street = full ? road : `${quarter}${road}`;
  const detail = `${number}號${floor}樓${flat}室`;
  return {
    text: mixed(dice, consignee, phone, `${start}${road}${detail}`, true),
    country: 'HK',
    fields: { ...fields, consignee, street, door: `${street}${detail}` },
  };
}

const latinNames = {
  hk: ['Chan Tai Man', 'Wong Siu Ming', 'Lee Ka Yan', 'Cheung Wing Sze', 'Peter Lam', 'Ho Ching Yee'],
  my: [
    'Ahmad bin Abdullah',
    'Nurul Aisyah binti Rahman',
    'Tan Mei Ling',
    'Lim Wei Jie',
    'Raj Kumar a/l Muthu',
    'Siti Nurhaliza',
    'Wong Kok Leong',
    'Farah Izzati',
    '陳偉傑',
    'Mohd. Faizal bin Md. Noor',
    'Nur’Ain',
  ],
  th: ['สมชาย ใจดี', 'สมหญิง รักไทย', 'กิตติศักดิ์ บุญมี', 'อนงค์ ศรีสุข', 'ธนกร วงศ์สวัสดิ์', 'พิมพ์ชนก แก้วใส'],
};

function thailand(dice: Dice, tables: Tables): MadeAddress {
  const province = dice.of(below(tables, null, 'TH'));
  const amphoe = dice.of(below(tables, province.id, 'TH'));
  const tambon = dice.of(below(tables, amphoe.id, 'TH'));
  const bangkok = province.localName === 'กรุงเทพมหานคร';
  const style = dice.below(4);
  const capital = amphoe.localName.startsWith('เมือง') && dice.may(0.5);
  const inner = capital ? 'เมือง' : amphoe.localName;
  const words = bangkok
    ? [`แขวง${tambon.localName}`, `เขต${inner}`, dice.of(['กรุงเทพมหานคร', 'กรุงเทพฯ', 'กทม.'])]
    : style < 2
      ? [`ต.${tambon.localName}`, `อ.${inner}`, `จ.${province.localName}`]
      : [`ตำบล${tambon.localName}`, `อำเภอ${inner}`, `จังหวัด${province.localName}`];
  const bare = [tambon.localName, amphoe.localName, province.localName];
  const isBare = dice.may(0.12) && bare.every((word) => word.length >= 4) && new Set(bare).size === 3;
  const number = `${1 + dice.below(400)}${dice.may(0.5) ? `/${1 + dice.below(99)}` : ''}`;
  const moo = !bangkok && dice.may(0.6) ? ` หมู่ ${1 + dice.below(12)}` : '';
  const road = dice.may(0.5)
    ? ` ${dice.of(['ถนนสุขุมวิท', 'ถ.พหลโยธิน', 'ซอยลาดพร้าว 15', 'ถนนมิตรภาพ', 'หมู่บ้านพฤกษา 12', 'คอนโดลุมพินี ชั้น 8 ห้อง 812'])}`
    : '';
  const door = `${number}${moo}${road}`;
  const local = `0${dice.of(['6', '8', '9'])}${dice.digits(8)}`;
  const phone = dice.of([
    local,
    `${local.slice(0, 3)}-${local.slice(3, 6)}-${local.slice(6)}`,
    `+66 ${local.slice(1, 3)} ${local.slice(3, 6)} ${local.slice(6)}`,
    `+66${local.slice(1)}`,
    `(+66) ${local.slice(1)}`,
  ]);
  const consignee = dice.of(latinNames.th);
  const zip = tambon.zip ?? '';
  const withZip = zip !== '' && dice.may(0.8);
  const address = `${door} ${(isBare ? bare : words).join(style === 3 && !bangkok && !isBare ? '' : ' ')}${withZip ? ` ${zip}` : ''}`;
  const titled = dice.may(0.2) ? `คุณ${consignee}` : consignee;
  return {
    text: mixed(dice, titled, phone, address, false)
      .replace('Name:', 'ชื่อ:')
      .replace('Phone:', 'โทร.')
      .replace('Address:', 'ที่อยู่:'),
    country: 'TH',
    fields: {
      ...{ country: 'TH', consignee, phone: local, tel: '' },
      ...{ province: province.localName, city: amphoe.localName, area: tambon.localName },
      ...{ street: '', door, zip },
    },
  };
}

function malaysia(dice: Dice, tables: Tables): MadeAddress {
  const state = dice.of(below(tables, null, 'MY'));
  const city = dice.of(below(tables, state.id, 'MY'));
  const parts = below(tables, city.id, 'MY');
  const part = parts.length > 0 ? dice.of(parts) : undefined;
  const zip = part?.zip ?? city.zip ?? '';
  const number = dice.of([
    `No. ${1 + dice.below(300)}`,
    `${1 + dice.below(300)}`,
    `Lot ${1 + dice.below(3000)}`,
    `B-${dice.digits(2)}-0${1 + dice.below(9)}`,
  ]);
  const road = dice.of([
    'Jalan Bukit Bintang',
    'Jalan Ampang',
    `Jalan SS ${1 + dice.below(25)}/${1 + dice.below(60)}`,
    'Lorong Perda 3',
    'Jalan Sultan Ismail',
    'Persiaran Gurney',
    'Jalan Kota',
  ]);
  const estate = dice.of([
    '',
    '',
    'Taman Desa',
    'Taman Sri Muda',
    'Kampung Baru',
    'Menara Axis',
    'Sunway Pyramid',
    'Residensi Vista',
  ]);
  const local = dice.may(0.3)
    ? `011${dice.digits(8)}`
    : `01${dice.of(['2', '3', '6', '7', '9'])}${dice.digits(7)}`;
  const cut = local.length - 4;
  const phone = dice.of([
    local,
    `${local.slice(0, 3)}-${local.slice(3, cut)} ${local.slice(cut)}`,
    `+60${local.slice(1)}`,
    `+60 ${local.slice(1, 3)}-${local.slice(3, cut)} ${local.slice(cut)}`,
    `(+60) ${local.slice(1)}`,
    `6${local}`,
  ]);
  const consignee = dice.of(latinNames.my);
  const door = [number, road, estate].filter(Boolean).join(', ');
  const named = dice.may(0.3) && state.localName === 'Pulau Pinang' ? 'Penang' : state.localName;
  const comma = dice.may(0.8) ? ', ' : ' ';
  const same = state.localName === city.localName;
  const address = `${door}${comma}${zip} ${city.localName}${same ? '' : `, ${named}`}${dice.may(0.2) ? ', Malaysia' : ''}`;
  return {
    text: mixed(dice, consignee, phone, address, false),
    country: 'MY',
    fields: {
      ...{ country: 'MY', consignee, phone: local, tel: '' },
      ...{ province: state.localName, city: city.localName, area: part?.localName ?? '' },
      ...{ street: '', door, zip },
    },
  };
}

const makers: Readonly<Record<Region, (dice: Dice, tables: Tables) => MadeAddress>> = {
  TW: taiwan,
  HK: hongKong,
  TH: thailand,
  MY: malaysia,
};
