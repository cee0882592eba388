import type { Lang } from '../wire/values.ts';

/** Place names on the usual routes as carriers and staff write them: simplified, Taiwan's, English. */
const places: readonly (readonly [zh: string, tw: string, en: string])[] = [
  ['仓库', '倉庫', 'Warehouse'],
  ['海关', '海關', 'Customs'],
  ['口岸', '口岸', 'Border crossing'],
  ['到港', '到港', 'Port of arrival'],
  ['物流中心', '物流中心', 'Distribution centre'],
  ['转运中心', '轉運中心', 'Transit hub'],
  ['分拣中心', '分揀中心', 'Sorting centre'],
  ['配送站', '配送站', 'Delivery station'],
  ['自提点', '自取點', 'Pickup point'],
  ['广州', '廣州', 'Guangzhou'],
  ['白云机场', '白雲機場', 'Baiyun Airport'],
  ['南沙港', '南沙港', 'Nansha Port'],
  ['黄埔港', '黃埔港', 'Huangpu Port'],
  ['深圳', '深圳', 'Shenzhen'],
  ['盐田港', '鹽田港', 'Yantian Port'],
  ['东莞', '東莞', 'Dongguan'],
  ['义乌', '義烏', 'Yiwu'],
  ['宁波港', '寧波港', 'Ningbo Port'],
  ['上海', '上海', 'Shanghai'],
  ['厦门', '廈門', 'Xiamen'],
  ['福州', '福州', 'Fuzhou'],
  ['平潭', '平潭', 'Pingtan'],
  ['凭祥', '憑祥', 'Pingxiang'],
  ['磨憨', '磨憨', 'Mohan'],
  ['北京', '北京', 'Beijing'],
  ['香港', '香港', 'Hong Kong'],
  ['澳门', '澳門', 'Macau'],
  ['台湾', '台灣', 'Taiwan'],
  ['台北', '台北', 'Taipei'],
  ['台北港', '台北港', 'Port of Taipei'],
  ['新北', '新北', 'New Taipei'],
  ['基隆', '基隆', 'Keelung'],
  ['基隆港', '基隆港', 'Keelung Port'],
  ['桃园', '桃園', 'Taoyuan'],
  ['桃园机场', '桃園機場', 'Taoyuan Airport'],
  ['新竹', '新竹', 'Hsinchu'],
  ['台中', '台中', 'Taichung'],
  ['台中港', '台中港', 'Taichung Port'],
  ['台南', '台南', 'Tainan'],
  ['高雄', '高雄', 'Kaohsiung'],
  ['高雄港', '高雄港', 'Kaohsiung Port'],
  ['花莲', '花蓮', 'Hualien'],
  ['金门', '金門', 'Kinmen'],
  ['泰国', '泰國', 'Thailand'],
  ['曼谷', '曼谷', 'Bangkok'],
  ['林查班港', '林查班港', 'Laem Chabang Port'],
  ['素万那普机场', '素萬那普機場', 'Suvarnabhumi Airport'],
  ['清迈', '清邁', 'Chiang Mai'],
  ['马来西亚', '馬來西亞', 'Malaysia'],
  ['吉隆坡', '吉隆坡', 'Kuala Lumpur'],
  ['巴生港', '巴生港', 'Port Klang'],
  ['槟城', '檳城', 'Penang'],
  ['新山', '新山', 'Johor Bahru'],
];

const languages = ['zh', 'tw', 'en'] as const satisfies readonly Lang[];

/** Compares 臺 and 台 as equal, and cities with and without 市. */
const spelt = (place: string) =>
  place.normalize('NFKC').trim().toLowerCase().replaceAll('臺', '台').replace(/市$/u, '');

const known = new Map(places.flatMap((names) => names.map((name) => [spelt(name), names] as const)));

/** A place name in the reader's language; an unknown one stays the same. */
export function placeNameIn(lang: Lang, place: string): string {
  return known.get(spelt(place))?.[languages.indexOf(lang)] ?? place;
}
