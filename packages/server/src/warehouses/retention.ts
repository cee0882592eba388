import { settings, type TableEnds } from '../platform/retention.ts';

export const warehousesEnds = {
  locations: settings,
  warehouses: settings,
} satisfies TableEnds;
