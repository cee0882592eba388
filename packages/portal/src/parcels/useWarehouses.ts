import { useFirstScreenShown } from '@crossdock/web/firstScreen.ts';
import { useCall } from '../shell/api.ts';

/**
 * The member's warehouses. They are loaded after the parcel rows are shown, or at once if the list is filtered by a
 * warehouse.
 */
export function useWarehouses(chosen: boolean) {
  const enabled = useFirstScreenShown() || chosen;
  const houses = useCall('queryMyWarehouses', {}, { topics: ['parcels'], staleMs: 60_000, enabled });
  return houses.data?.list ?? [];
}
