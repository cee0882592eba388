import { books, settings, type TableRetention } from '../platform/retention.ts';

export const pickupsRetention = {
  pickupAreas: settings,
  pickupParcels: { kept: 'belongs to a parcel' },
  pickupTasks: books,
} satisfies TableRetention;
