import { useFirstScreenShown } from '@crossdock/web/firstScreen.ts';
import { useCall } from '../shell/api.ts';

/** The member's warehouses. They are loaded after the rows, or at once if one is chosen. */
export function useWarehouses(chosen: boolean) {
  const enabled = useFirstScreenShown() || chosen;
  const houses = useCall('queryMyWarehouses', {}, { topics: ['parcels'], staleMs: 60_000, enabled });
  return houses.data?.list ?? [];
}
