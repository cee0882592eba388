import { listedStore } from '@crossdock/contract/addresses/storeList.ts';
import type { Column } from '../platform/sheetColumns.ts';

export type StoreColumn = 'number' | 'name' | 'city' | 'area' | 'address' | 'zip' | 'phone';

export const storeColumns: readonly Column<StoreColumn>[] = [
  { name: 'number', heads: { zh: '店号', tw: '店號', en: 'Store number' }, needed: true },
  { name: 'name', heads: { zh: '门店名称', tw: '門市名稱', en: 'Store name' }, needed: true },
  { name: 'city', heads: { zh: '县市', tw: '縣市', en: 'City' }, needed: false },
  { name: 'area', heads: { zh: '乡镇市区', tw: '鄉鎮市區', en: 'District' }, needed: false },
  { name: 'address', heads: { zh: '地址', tw: '地址', en: 'Address' }, needed: true },
  { name: 'zip', heads: { zh: '邮编', tw: '郵遞區號', en: 'Zip code' }, needed: false },
  { name: 'phone', heads: { zh: '电话', tw: '電話', en: 'Phone' }, needed: false },
];

/** A store of 7-11 in Taiwan, as a map names it: six digits; undefined where it cannot be one. */
export function storeFromMap(fields: { number: string; name: string; address: string }) {
  const store = listedStore.safeParse(fields).data;
  if (store === undefined || !/^\d{6}$/.test(store.number)) return undefined;
  return { number: store.number, name: store.name, address: store.address };
}
