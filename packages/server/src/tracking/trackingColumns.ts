import type { Column } from '../platform/sheetColumns.ts';

export type TrackingColumn = 'number' | 'time' | 'place' | 'info';

export const trackingColumns: readonly Column<TrackingColumn>[] = [
  {
    name: 'number',
    heads: { zh: '转运单号或订单号', tw: '轉運單號或訂單編號', en: 'Forwarding or order number' },
    needed: true,
  },
  { name: 'time', heads: { zh: '时间', tw: '時間', en: 'Time' }, needed: true },
  { name: 'place', heads: { zh: '地点', tw: '地點', en: 'Place' }, needed: false },
  { name: 'info', heads: { zh: '说明', tw: '說明', en: 'What happened' }, needed: true },
];
