import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { Random } from './random.ts';

/** Names, streets and goods of invented people. */
const taiwan = {
  family: '陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴徐周葉蘇莊呂江何蕭羅高'.split(''),
  given: [
    '怡君',
    '雅婷',
    '志明',
    '家豪',
    '淑芬',
    '俊宏',
    '佩珊',
    '冠宇',
    '心怡',
    '宗翰',
    '美玲',
    '承恩',
    '詩涵',
    '柏翰',
    '宜蓁',
    '建宏',
    '筱涵',
    '品妤',
    '彥廷',
    '欣妤',
    '郁婷',
    '哲瑋',
    '靜宜',
    '子晴',
  ],
};
const thailand = {
  given: [
    'Somchai',
    'Anong',
    'Kittisak',
    'Pimchanok',
    'Nattapong',
    'Siriporn',
    'Chaiwat',
    'Waraporn',
    'Thanakorn',
    'Kanya',
    'Prasert',
    'Malee',
    'Arthit',
    'Suda',
    'Pakorn',
    'Nok',
  ],
  family: [
    'Srisai',
    'Wongsawat',
    'Chaiyasit',
    'Rattanakul',
    'Boonmee',
    'Saetang',
    'Thongdee',
    'Phromma',
    'Jantarasri',
    'Kaewmanee',
  ],
};
const malaysia = {
  given: [
    'Wei Ming',
    'Mei Ling',
    'Jia Hui',
    'Kok Wai',
    'Ahmad',
    'Nurul',
    'Siti',
    'Hafiz',
    'Xin Yi',
    'Chee Keong',
  ],
  family: ['Tan', 'Lim', 'Lee', 'Wong', 'Ng', 'Ismail', 'Rahman', 'Abdullah', 'Chong', 'Goh'],
};

export type DemoRegion = 'TW' | 'TH' | 'MY';

export function personName(random: Random, region: DemoRegion): string {
  if (region === 'TW') return random.pick(taiwan.family) + random.pick(taiwan.given);
  const from = region === 'TH' ? thailand : malaysia;
  return region === 'TH'
    ? `${random.pick(from.given)} ${random.pick(from.family)}`
    : `${random.pick(from.family)} ${random.pick(from.given)}`;
}

export function street(random: Random, region: DemoRegion): string {
  if (region === 'TW') {
    const road = random.pick([
      '中山路',
      '民生東路',
      '復興北路',
      '中正路',
      '信義路',
      '和平東路',
      '建國路',
      '文化路',
      '成功路',
      '大同街',
      '光復南路',
      '忠孝西路',
    ]);
    return `${road}${random.pick(['一段', '二段', '三段', ''])}${random.int(1, 380)}號${random.int(2, 14)}樓${random.chance(0.4) ? `之${random.int(1, 6)}` : ''}`;
  }
  if (region === 'TH') {
    return `${random.int(1, 299)}/${random.int(1, 99)} Soi ${random.pick(['Sukhumvit', 'Ladprao', 'Ratchada', 'Phahonyothin', 'Rama IX', 'Charoen Krung'])} ${random.int(1, 80)}`;
  }
  return `No. ${random.int(1, 180)}, Jalan ${random.pick(['Bukit Bintang', 'Ampang', 'Merdeka', 'Sultan Ismail', 'Kenanga', 'Mawar'])} ${random.int(1, 30)}, Taman ${random.pick(['Desa', 'Melati', 'Indah', 'Sentosa'])}`;
}

/** A phone number in the region's local form, unique within a run. */
export function phone(serial: number, region: DemoRegion): string {
  const n = String(serial);
  if (region === 'TW') return `09${n.padStart(8, '3')}`;
  if (region === 'TH') return `08${n.padStart(8, '1')}`;
  return `01${n.padStart(8, '2')}`;
}

export const areaCodes: Readonly<Record<DemoRegion, string>> = { TW: '886', TH: '66', MY: '60' };

export type DemoGoods = Exclude<GoodsType, 'plants' | 'personalCare' | 'buildingMaterials'>;

/** The goods that members buy, by type: name, unit price in CNY, weight per piece in grams. */
type Good = readonly [name: string, priceCny: number, weightG: number];

export const goods: Readonly<Record<DemoGoods, readonly Good[]>> = {
  clothes: [
    ['連帽外套', 129, 720],
    ['棉質長褲', 79, 480],
    ['針織上衣', 99, 360],
    ['羽絨背心', 189, 560],
    ['運動短褲 3 件組', 88, 420],
  ],
  shoes: [
    ['慢跑鞋', 219, 980],
    ['帆布鞋', 109, 820],
    ['室內拖鞋 4 雙', 49, 640],
  ],
  bags: [
    ['通勤後背包', 159, 860],
    ['帆布托特包', 39, 320],
    ['20 吋行李箱', 259, 2900],
  ],
  homeGoods: [
    ['收納箱 3 入', 69, 1800],
    ['遮光窗簾', 119, 2100],
    ['LED 檯燈', 85, 1150],
    ['四件式床包', 139, 1900],
  ],
  furniture: [
    ['折疊書桌', 299, 9800],
    ['電腦椅', 459, 14200],
    ['層架', 159, 6400],
  ],
  kitchen: [
    ['不沾平底鍋', 89, 1300],
    ['保溫便當盒', 59, 620],
    ['玻璃密封罐 6 入', 45, 2600],
  ],
  stationery: [
    ['方格筆記本 10 本', 35, 1500],
    ['水彩畫具組', 79, 1250],
  ],
  carSupplies: [
    ['車用手機架', 29, 210],
    ['汽車腳踏墊', 169, 3800],
  ],
  electronics: [
    ['藍牙喇叭', 149, 690],
    ['無線鍵盤', 119, 640],
    ['行動電源 10000mAh', 99, 260],
  ],
  cosmetics: [
    ['保濕面膜 20 片', 89, 720],
    ['護手霜禮盒', 59, 430],
  ],
  food: [
    ['龍井茶 250g', 128, 330],
    ['芒果乾 5 包', 65, 900],
  ],
  other: [
    ['瑜珈墊', 79, 1400],
    ['貓抓板', 49, 1700],
    ['露營燈', 69, 420],
  ],
};
