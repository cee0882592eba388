import type { ClaimState } from '@crossdock/domain/aftersales/states.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import {
  type Icon,
  IconArrowBackUp,
  IconCheck,
  IconClockHour4,
  IconProgressCheck,
  IconX,
} from '@tabler/icons-react';

const statusStyles: Readonly<Record<ClaimState, readonly [Tone, Icon]>> = {
  pending: ['warning', IconClockHour4],
  approved: ['success', IconCheck],
  partly: ['success', IconProgressCheck],
  rejected: ['danger', IconX],
  withdrawn: ['neutral', IconArrowBackUp],
};

/**
 * The badge of a request that staff decide. Each noun has its own word for the state, because money is
 * credited and an address confirmed.
 */
export function AuditBadge({ state, label }: { state: ClaimState; label: string }) {
  const [tone, icon] = statusStyles[state];
  return <StatusBadge tone={tone} icon={icon} label={label} />;
}
