import { settings, type TableEnds } from '../platform/retention.ts';

export const warehousesEnds = {
  locations: settings,
  totes: settings,
  warehouses: settings,
} satisfies TableEnds;
