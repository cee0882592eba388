import type { ProblemState } from '@crossdock/domain/parcels/problems.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const statusStyles = {
  open: { tone: 'warning', icon: IconAlertTriangle },
  answered: { tone: 'info', icon: IconClock },
  resolved: { tone: 'success', icon: IconCheck },
} as const;

export function ProblemBadge({ state, overdue = false }: { state: ProblemState; overdue?: boolean }) {
  return (
    <Row as="span" gap={[4, 8]} wrap>
      {overdue ? <StatusBadge tone="danger" icon={IconClock} label={t('problems.overdue')} /> : null}
      <StatusBadge {...statusStyles[state]} label={t(`problems.state.${state}`)} />
    </Row>
  );
}
