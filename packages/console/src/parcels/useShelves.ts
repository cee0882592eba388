import { useCall } from '../shell/api.ts';

export const useShelves = (warehouseId: string) =>
  useCall('listLocations', { warehouseId }, { topics: ['warehouses'] });
