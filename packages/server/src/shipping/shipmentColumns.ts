import { portalWords, sheetWords, words } from '@crossdock/contract/orders/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import type { SheetColumn } from '../platform/sheetColumns.ts';

export type ShipmentColumn = 'number' | 'forwardingNumber' | 'carrier';

/** The columns of an import of tracking numbers, which are also the first columns of every export. */
export const shipmentColumns: readonly SheetColumn<ShipmentColumn>[] = [
  { name: 'number', heads: sheetWords['orders.sheet.number'], needed: true },
  { name: 'forwardingNumber', heads: words['orders.forwarding'], needed: true },
  { name: 'carrier', heads: words['orders.carrier'], needed: false },
];

/** Further columns for the carrier. */
export const addressHeadings: readonly Texts[] = [
  words['orders.consignee'],
  sheetWords['orders.sheet.phone'],
  sheetWords['orders.sheet.country'],
  sheetWords['orders.sheet.province'],
  sheetWords['orders.sheet.city'],
  sheetWords['orders.sheet.area'],
  words['orders.address'],
  sheetWords['orders.sheet.zip'],
  words['orders.pickupPoint'],
  sheetWords['orders.sheet.packages'],
  sheetWords['orders.sheet.weight'],
  sheetWords['orders.sheet.collect'],
  words['orders.channel'],
  portalWords['orders.remark'],
];
