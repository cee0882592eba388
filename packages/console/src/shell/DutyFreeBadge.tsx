import { freeEntriesLevel } from '@crossdock/domain/declarers/rules.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { t } from './i18n.ts';

const statusStyles = {
  free: { tone: 'success', icon: IconCircleCheck },
  last: { tone: 'warning', icon: IconAlertTriangle },
  usedUp: { tone: 'danger', icon: IconCircleX },
} as const;

/**
 * Shows how many of the duty-free entries in this half-year a declarer has used. `free` is null if the declarer's
 * country does not count them.
 */
export function DutyFreeBadge({ used, free }: { used: number; free: number | null }) {
  if (free === null) return t('declarers.entries.uncounted', { used });
  const label =
    used > free
      ? t('declarers.entries.over', { used, over: used - free })
      : t('declarers.entries.left', { used, left: free - used });
  return <StatusBadge {...statusStyles[freeEntriesLevel(used, free)]} label={label} />;
}
