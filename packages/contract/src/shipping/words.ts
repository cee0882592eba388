import type { Texts } from '../wire/values.ts';

export const consoleWords = {
  /** What the audit log calls each write. */
  'did.previewShipments': { zh: '预览发货导入', tw: '預覽出貨匯入', en: 'Previewed a shipment import' },
  'did.importShipments': { zh: '导入发货', tw: '匯入出貨', en: 'Imported shipments' },
} satisfies Record<string, Texts>;
