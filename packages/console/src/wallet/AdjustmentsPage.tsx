import { auditStates } from '@crossdock/domain/payments/states.ts';
import { AuditQueue, auditStateOf } from '../shell/AuditQueue.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AdjustmentClaim, AdjustmentDecision, AdjustmentEvidence } from './AdjustmentAudit.tsx';
import { AdjustmentTable } from './AdjustmentTable.tsx';

interface Found {
  state?: string;
  words?: string;
}

/** Whatever creates or pays out money: what waits for a second person one by one, the rest as a list. */
export function AdjustmentsPage() {
  const [found, setFilters] = useFilters<Found>();
  const state = auditStateOf(found.state, auditStates);
  const words = found.words ? String(found.words) : undefined;
  const page = usePage('listAdjustments', { state, words }, { topics: ['adjustments', 'wallet'] });
  return (
    <AuditQueue
      title={t('shell.nav.adjustments')}
      intro={t('adjust.intro')}
      states={auditStates}
      state={state}
      onState={(next) => setFilters({ state: next })}
      withdrawnLabel={t('adjust.withdrawn')}
      page={page}
      queue="adjustments"
      idOf={(row) => row.id}
      rowKey={(row) => row.id}
      waitingSince={(row) => row.createdAt}
      search={{
        label: t('adjust.search'),
        words: words ?? '',
        onSearch: (next) => setFilters({ words: next }),
      }}
      picture="wallet"
      claimFirst
      evidence={(row) => <AdjustmentEvidence adjustment={row} />}
      claim={(row) => <AdjustmentClaim adjustment={row} />}
      decision={(row, move) => <AdjustmentDecision adjustment={row} onMove={move} />}
      table={(rows, stale) => <AdjustmentTable rows={rows} stale={stale} />}
    />
  );
}
