import type { Texts } from '../wire/values.ts';

export const consoleWords = {
  /** Names of actions in the audit log. Each key is `did.` and the name of the call. */
  'did.previewShipments': { zh: '预览发货导入', tw: '預覽出貨匯入', en: 'Previewed a shipment import' },
  'did.importShipments': { zh: '导入发货', tw: '匯入出貨', en: 'Imported shipments' },
  'did.declareLost': { zh: '确认订单丢失', tw: '確認訂單遺失', en: 'Declared an order lost' },
  'did.declareFound': { zh: '改回订单已找到', tw: '改回訂單已找到', en: 'Marked a lost order as found' },
} satisfies Record<string, Texts>;
