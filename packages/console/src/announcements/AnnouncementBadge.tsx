import type { AnnouncementState } from '@crossdock/domain/announcements/rules.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCalendarClock, IconCircleOff, IconPencil, IconSpeakerphone } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const statusStyles = {
  draft: { tone: 'neutral', icon: IconPencil },
  planned: { tone: 'info', icon: IconCalendarClock },
  live: { tone: 'success', icon: IconSpeakerphone },
  ended: { tone: 'neutral', icon: IconCircleOff },
} as const;

export function AnnouncementBadge({ state }: { state: AnnouncementState }) {
  return <StatusBadge {...statusStyles[state]} label={t(`announcements.state.${state}`)} />;
}
