import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import type { StatusStyles } from '@crossdock/ui/StatusBadge.tsx';
import {
  IconArrowBackUp,
  IconArrowsSplit,
  IconBan,
  IconBox,
  IconBuildingWarehouse,
  IconCheck,
  IconClipboardCheck,
  IconClock,
  IconClockOff,
  IconFlame,
  IconPackage,
  IconPlane,
  IconQuestionMark,
} from '@tabler/icons-react';

/** The style of each state, for members and staff alike; its text is the app's `parcels.state.<state>`. */
export const parcelStyles: StatusStyles<ParcelState> = {
  forecast: { tone: 'neutral', icon: IconClock },
  received: { tone: 'info', icon: IconBuildingWarehouse },
  shelved: { tone: 'success', icon: IconPackage },
  requested: { tone: 'info', icon: IconClipboardCheck },
  packed: { tone: 'info', icon: IconBox },
  shipped: { tone: 'info', icon: IconPlane },
  signed: { tone: 'success', icon: IconCheck },
  unclaimed: { tone: 'warning', icon: IconQuestionMark },
  refused: { tone: 'warning', icon: IconBan },
  returned: { tone: 'neutral', icon: IconArrowBackUp },
  destroyed: { tone: 'danger', icon: IconFlame },
  lost: { tone: 'danger', icon: IconQuestionMark },
  expired: { tone: 'neutral', icon: IconClockOff },
  split: { tone: 'neutral', icon: IconArrowsSplit },
};
