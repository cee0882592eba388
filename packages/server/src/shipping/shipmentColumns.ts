import type { Column } from '../platform/sheetColumns.ts';

export type ShipmentColumn = 'number' | 'forwardingNumber' | 'carrier';

/** The columns that an import of forwarding numbers reads, and the first of every export. */
export const shipmentColumns: readonly Column<ShipmentColumn>[] = [
  { name: 'number', heads: { zh: '订单号', tw: '訂單編號', en: 'Order number' }, needed: true },
  {
    name: 'forwardingNumber',
    heads: { zh: '转运单号', tw: '轉運單號', en: 'Forwarding number' },
    needed: true,
  },
  { name: 'carrier', heads: { zh: '物流商', tw: '物流商', en: 'Carrier' }, needed: false },
];

/** What a carrier wants to know beside them. */
export const addressHeads = [
  { zh: '收件人', tw: '收件人', en: 'Consignee' },
  { zh: '电话', tw: '電話', en: 'Phone' },
  { zh: '国家或地区', tw: '國家或地區', en: 'Country' },
  { zh: '省市', tw: '縣市', en: 'Province' },
  { zh: '城市', tw: '鄉鎮市區', en: 'City' },
  { zh: '区', tw: '區', en: 'Area' },
  { zh: '地址', tw: '地址', en: 'Address' },
  { zh: '邮编', tw: '郵遞區號', en: 'Zip code' },
  { zh: '自提点', tw: '自取點', en: 'Pickup point' },
  { zh: '件数', tw: '件數', en: 'Packages' },
  { zh: '重量（kg）', tw: '重量（kg）', en: 'Weight (kg)' },
  { zh: '代收货款', tw: '代收貨款', en: 'Cash to collect' },
  { zh: '渠道', tw: '運送方式', en: 'Channel' },
  { zh: '备注', tw: '備註', en: 'Remark' },
] as const;
