import type { ProblemState } from '@crossdock/domain/parcels/problems.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import classes from './problems.module.css';

const statusStyles = {
  open: { tone: 'warning', icon: IconAlertTriangle },
  answered: { tone: 'info', icon: IconClock },
  resolved: { tone: 'success', icon: IconCheck },
} as const;

/** Where a problem stands; what is overdue says so as well. */
export function ProblemBadge({ state, overdue = false }: { state: ProblemState; overdue?: boolean }) {
  return (
    <span className={classes.badges}>
      {overdue ? <StatusBadge tone="danger" icon={IconClock} label={t('problems.overdue')} /> : null}
      <StatusBadge {...statusStyles[state]} label={t(`problems.state.${state}`)} />
    </span>
  );
}
