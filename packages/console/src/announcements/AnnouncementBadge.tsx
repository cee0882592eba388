import type { AnnouncementState } from '@crossdock/domain/announcements/rules.ts';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCalendarClock, IconCircleOff, IconPencil, IconSpeakerphone } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export const AnnouncementBadge = createWordedBadge<AnnouncementState>(
  (state) => t(`announcements.state.${state}`),
  {
    draft: ['neutral', IconPencil],
    planned: ['info', IconCalendarClock],
    live: ['success', IconSpeakerphone],
    ended: ['neutral', IconCircleOff],
  },
);
