import { books, day, settings, type TableRetention } from '../platform/retention.ts';

export const ordersRetention = {
  advances: books,
  orderPriceChanges: books,
  orderChanges: { kept: 'belongs to an order' },
  orderPackers: { after: 'seenAt', hours: day },
  orderHolds: books,
  orderLines: books,
  orderSearchParts: { kept: 'belongs to an order' },
  orders: books,
  packages: { kept: 'belongs to an order' },
  packageParcels: { kept: 'belongs to a package' },
  packageMeasurements: books,
  // A printed pick list is not scanned after this time.
  pickLists: { after: 'createdAt', hours: 180 * day },
  totes: settings,
} satisfies TableRetention;
