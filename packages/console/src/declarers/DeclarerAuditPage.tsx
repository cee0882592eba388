import { IconId } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AuditQueue } from '../shell/AuditQueue.tsx';
import { usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useAuditFilters } from '../shell/useAuditFilters.ts';
import { useCountryFilter } from '../shell/useCountryFilter.ts';
import { DeclarerAuditDetails, DeclarerDecision, DeclarerEvidence } from './DeclarerAudit.tsx';
import { DeclarerRules } from './DeclarerRules.tsx';
import { decidedDeclarerColumns } from './decidedDeclarerColumns.tsx';

export const Route = createFileRoute('/_shell/declarers')({
  staticData: {
    title: 'shell.nav.declarers',
    menu: { group: 'audits', icon: IconId, can: 'declarer.audit', queue: 'declarers', key: 'c' },
  },
  component: DeclarerAuditPage,
});

const states = ['pending', 'approved', 'rejected'] as const;

/** The waiting declarers one by one, oldest first; the decided ones as a list. */
function DeclarerAuditPage() {
  const { filters, shown } = useAuditFilters(states, t('declarers.search'));
  const { country, filter } = useCountryFilter();
  const page = usePage('listDeclarerAudits', { ...filters, country }, { topics: ['declarers'] });
  return (
    <AuditQueue
      {...shown}
      filters={[filter]}
      page={page}
      title={t('shell.nav.declarers')}
      intro={t('declarers.intro')}
      queue="declarers"
      rowKey={(row) => `${row.id} ${row.updatedAt}`}
      waitingSince={(row) => row.updatedAt}
      picture="person"
      evidence={(row) => <DeclarerEvidence declarer={row} />}
      claim={(row) => <DeclarerAuditDetails declarer={row} />}
      decision={(row, move) => <DeclarerDecision row={row} onMove={move} />}
      columns={decidedDeclarerColumns()}
    >
      <DeclarerRules />
    </AuditQueue>
  );
}
