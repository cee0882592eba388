import { books, settings, type TableEnds } from '../platform/retention.ts';

export const vipOrdersEnds = {
  customsLines: { kept: 'belongs to a VIP order' },
  customsProducts: settings,
  vipOrders: books,
  vipParcels: { kept: 'belongs to a VIP order' },
} satisfies TableEnds;
