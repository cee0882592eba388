import type { Region } from '@crossdock/domain/regions.ts';
import type { Dice } from './dice.ts';
import { below, type GeneratedAddress, hanNames, mixAddressParts, type Tables } from './madeParts.ts';
import { generateTaiwanAddress } from './madeTaiwan.ts';

/** A generated address of the country, written as people paste it. */
export function generateAddress(dice: Dice, country: Region, tables: Tables): GeneratedAddress {
  return makers[country](dice, tables);
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

function hongKong(dice: Dice): GeneratedAddress {
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
      text: mixAddressParts(dice, consignee, phone, `${door}, ${english}`, false),
      country: 'HK',
      // The address contains the quarter, but not the region.
      fields: { ...fields, consignee, street: '', door: `${door}, ${end.split(', ')[0]}` },
    };
  }
  const consignee = dice.of(hanNames);
  const full = dice.may(0.3);
  const start = `${dice.may(0.5) ? '香港' : ''}${province === '香港島' ? '' : province}${full ? city : quarter}`;
  const street = full ? road : `${quarter}${road}`;
  const detail = `${number}號${floor}樓${flat}室`;
  return {
    text: mixAddressParts(dice, consignee, phone, `${start}${road}${detail}`, true),
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

function thailand(dice: Dice, tables: Tables): GeneratedAddress {
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
    text: mixAddressParts(dice, titled, phone, address, false)
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

function malaysia(dice: Dice, tables: Tables): GeneratedAddress {
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
    text: mixAddressParts(dice, consignee, phone, address, false),
    country: 'MY',
    fields: {
      ...{ country: 'MY', consignee, phone: local, tel: '' },
      ...{ province: state.localName, city: city.localName, area: part?.localName ?? '' },
      ...{ street: '', door, zip },
    },
  };
}

const makers: Readonly<Record<Region, (dice: Dice, tables: Tables) => GeneratedAddress>> = {
  TW: generateTaiwanAddress,
  HK: hongKong,
  TH: thailand,
  MY: malaysia,
};
