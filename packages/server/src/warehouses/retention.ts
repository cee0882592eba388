import { settings, type TableRetention } from '../platform/retention.ts';

export const warehousesRetention = {
  locations: settings,
  warehouses: settings,
} satisfies TableRetention;
