import type { warehouses as tw } from '../tw/warehouses.ts';

export const warehouses = {
  'warehouses.title': 'Warehouse address',
  'warehouses.hint': 'Give sellers exactly these details so we can match your parcels to you.',
  'warehouses.choose': 'Choose a warehouse',
  'warehouses.linkman': 'Recipient',
  'warehouses.phone': 'Phone',
  'warehouses.address': 'Address',
  'warehouses.zip': 'Zip code',
  'warehouses.copyAll': 'Copy all',
  'warehouses.copy': 'Copy {what}',
  'warehouses.copied': 'Copied',
  'warehouses.freeDays': '{n} days of free storage',
  'warehouses.none': 'No warehouse is open at the moment',
} as const satisfies Record<keyof typeof tw, string>;
