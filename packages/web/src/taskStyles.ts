import type { TaskState } from '@crossdock/domain/services/states.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import { type Icon, IconBan, IconCamera, IconCheck, IconClock, IconTool, IconX } from '@tabler/icons-react';

/**
 * The style of each state of a service task, for members and staff alike; its text is the app's
 * `services.state.<state>`.
 */
export const taskStyles: Readonly<Record<TaskState, { tone: Tone; icon: Icon }>> = {
  requested: { tone: 'warning', icon: IconClock },
  working: { tone: 'info', icon: IconTool },
  reshoot: { tone: 'warning', icon: IconCamera },
  done: { tone: 'success', icon: IconCheck },
  impossible: { tone: 'danger', icon: IconBan },
  cancelled: { tone: 'neutral', icon: IconX },
};
