import { books, settings, type TableEnds } from '../platform/retention.ts';

export const pickupsEnds = {
  pickupAreas: settings,
  pickupParcels: { kept: 'belongs to a parcel' },
  pickupTasks: books,
} satisfies TableEnds;
