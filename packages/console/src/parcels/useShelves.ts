import { useCall } from '../shell/api.ts';

/** The codes of a warehouse's shelves; undefined until they are known. */
export function useShelves(warehouseId: string): ReadonlySet<string> | undefined {
  const { data } = useCall('listLocations', { warehouseId }, { topics: ['warehouses'] });
  return data && new Set(data.list.map(({ code }) => code));
}
