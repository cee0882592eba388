import { auditStates } from '@crossdock/domain/payments/states.ts';
import { IconScale } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AuditQueue } from '../shell/AuditQueue.tsx';
import { usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useAuditFilters } from '../shell/useAuditFilters.ts';
import { AdjustmentClaim, AdjustmentDecision, AdjustmentEvidence } from './AdjustmentAudit.tsx';
import { decidedAdjustmentColumns } from './decidedAdjustmentColumns.tsx';

export const Route = createFileRoute('/_shell/adjustments')({
  staticData: {
    title: 'shell.nav.adjustments',
    menu: { group: 'audits', icon: IconScale, can: 'member.adjust', queue: 'adjustments', key: 'j' },
  },
  component: AdjustmentsPage,
});

/**
 * Requests that create or pay out money: those that wait for a second person one by one, the rest as a list.
 */
function AdjustmentsPage() {
  const { filters, shown } = useAuditFilters(auditStates, t('adjust.search'));
  const page = usePage('listAdjustments', filters, { topics: ['adjustments', 'wallet'] });
  return (
    <AuditQueue
      {...shown}
      page={page}
      title={t('shell.nav.adjustments')}
      intro={t('adjust.intro')}
      withdrawnLabel={t('adjust.withdrawn')}
      queue="adjustments"
      waitingSince={(row) => row.createdAt}
      picture="wallet"
      claimFirst
      evidence={(row) => <AdjustmentEvidence adjustment={row} />}
      claim={(row) => <AdjustmentClaim adjustment={row} />}
      decision={(row, move) => <AdjustmentDecision row={row} onMove={move} />}
      columns={decidedAdjustmentColumns()}
    />
  );
}
