import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { Random } from './random.ts';

/** Number, name, city, district, address and postal code of some invented stores of a chain. */
export const sevenElevens = [
  ['236471', '松高門市', '臺北市', '信義區', '臺北市信義區松高路9號', '110'],
  ['131386', '大安門市', '臺北市', '大安區', '臺北市大安區復興南路一段253號', '106'],
  ['153319', '敦南門市', '臺北市', '大安區', '臺北市大安區敦化南路二段63號', '106'],
  ['184210', '板新門市', '新北市', '板橋區', '新北市板橋區中山路一段158號', '220'],
  ['117852', '新埔門市', '新北市', '板橋區', '新北市板橋區文化路一段309號', '220'],
  ['166725', '七張門市', '新北市', '新店區', '新北市新店區北新路二段5號', '231'],
  ['129904', '中壢門市', '桃園市', '中壢區', '桃園市中壢區中正路89號', '320'],
  ['143377', '竹光門市', '新竹市', '東區', '新竹市東區光復路二段101號', '300'],
  ['198043', '逢甲門市', '臺中市', '西屯區', '臺中市西屯區福星路436號', '407'],
  ['172268', '朝富門市', '臺中市', '西屯區', '臺中市西屯區朝富路236號', '407'],
  ['155840', '成大門市', '臺南市', '東區', '臺南市東區大學路18號', '701'],
  ['190117', '巨蛋門市', '高雄市', '左營區', '高雄市左營區博愛二路777號', '813'],
  ['121593', '花蓮門市', '花蓮縣', '花蓮市', '花蓮縣花蓮市中山路300號', '970'],
  ['179036', '馬公門市', '澎湖縣', '馬公市', '澎湖縣馬公市中正路24號', '880'],
] as const;

export async function insertStores(tx: Tx, random: Random, shopId: string, createdAt: string): Promise<void> {
  const rows = sevenElevens.map(([code, name, city, area, address, zip]) => ({
    shopId,
    id: random.idAt(Date.parse(createdAt)),
    code,
    name,
    kind: 'convenienceStore',
    country: 'TW',
    city,
    area,
    address,
    zip,
    listedAt: createdAt,
    createdAt,
  }));
  await insertRows(tx, 'pickupPoints', rows);
}
