import { books, settings, type TableRetention } from '../platform/retention.ts';

export const vipOrdersRetention = {
  customsLines: { kept: 'belongs to a VIP order' },
  customsProducts: settings,
  vipOrders: books,
  vipParcels: { kept: 'belongs to a VIP order' },
} satisfies TableRetention;
