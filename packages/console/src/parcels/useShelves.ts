import { useCall } from '../shell/api.ts';

/** A warehouse's shelves. */
export const useShelves = (warehouseId: string) =>
  useCall('listLocations', { warehouseId }, { topics: ['warehouses'] });
