import { useFirstScreenShown } from '@crossdock/web/firstScreen.ts';
import { useCall } from '../shell/api.ts';

/** The member's warehouses: asked for when the rows are there, or at once where one of them was chosen. */
export function useWarehouses(chosen: boolean) {
  const enabled = useFirstScreenShown() || chosen;
  const houses = useCall('queryMyWarehouses', {}, { topics: ['parcels'], staleMs: 60_000, enabled });
  return houses.data?.list ?? [];
}
