import type { ClaimState } from '@crossdock/domain/aftersales/states.ts';
import { createStatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconArrowBackUp, IconCheck, IconClockHour4, IconProgressCheck, IconX } from '@tabler/icons-react';

/** The badge for the state of a request that staff approve or reject. */
export const AuditBadge = createStatusBadge<ClaimState>({
  pending: ['warning', IconClockHour4],
  approved: ['success', IconCheck],
  partly: ['success', IconProgressCheck],
  rejected: ['danger', IconX],
  withdrawn: ['neutral', IconArrowBackUp],
});
