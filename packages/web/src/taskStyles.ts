import type { TaskState } from '@crossdock/domain/services/states.ts';
import type { StatusStyles } from '@crossdock/ui/StatusBadge.tsx';
import { IconBan, IconCamera, IconCheck, IconClock, IconTool, IconX } from '@tabler/icons-react';

/**
 * The style of each state of a service task, for members and staff alike; its text is the app's
 * `services.state.<state>`.
 */
export const taskStyles: StatusStyles<TaskState> = {
  requested: { tone: 'warning', icon: IconClock },
  working: { tone: 'info', icon: IconTool },
  reshoot: { tone: 'warning', icon: IconCamera },
  done: { tone: 'success', icon: IconCheck },
  impossible: { tone: 'danger', icon: IconBan },
  cancelled: { tone: 'neutral', icon: IconX },
};
