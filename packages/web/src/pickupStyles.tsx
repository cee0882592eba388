import type { PickupState } from '@crossdock/domain/pickups/states.ts';
import type { StatusStyles } from '@crossdock/ui/StatusBadge.tsx';
import {
  IconBan,
  IconBuildingWarehouse,
  IconCalendarEvent,
  IconClock,
  IconTruckLoading,
  IconX,
} from '@tabler/icons-react';

/**
 * The style of each state of a pickup, for members and staff alike; its text is the app's
 * `pickups.state.<state>`.
 */
export const pickupStyles: StatusStyles<PickupState> = {
  requested: { tone: 'warning', icon: IconClock },
  planned: { tone: 'info', icon: IconCalendarEvent },
  collected: { tone: 'info', icon: IconTruckLoading },
  inHouse: { tone: 'success', icon: IconBuildingWarehouse },
  failed: { tone: 'danger', icon: IconBan },
  cancelled: { tone: 'neutral', icon: IconX },
};
