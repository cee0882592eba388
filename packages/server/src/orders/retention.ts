import { books, type TableEnds } from '../platform/retention.ts';

export const ordersEnds = {
  advances: books,
  orderLines: books,
  orderSearchParts: { kept: 'belongs to an order' },
  orders: books,
  packages: { kept: 'belongs to an order' },
  packageMeasurements: books,
} satisfies TableEnds;
