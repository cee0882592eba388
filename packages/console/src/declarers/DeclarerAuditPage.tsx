import { auditStates } from '@crossdock/domain/payments/states.ts';
import { AuditQueue, auditStateOf } from '../shell/AuditQueue.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { DeclarerClaim, DeclarerDecision, DeclarerEvidence } from './DeclarerAudit.tsx';
import { DeclarerRules } from './DeclarerRules.tsx';
import { DeclarerTable } from './DeclarerTable.tsx';

interface Found {
  state?: string;
  words?: string;
}

const states = auditStates.filter((state) => state !== 'withdrawn');

/** Declarers that wait, oldest first and one by one; the decided ones as a list. */
export function DeclarerAuditPage() {
  const [found, setFilters] = useFilters<Found>();
  const state = auditStateOf(found.state, states);
  const words = found.words ? String(found.words) : undefined;
  const page = usePage('listDeclarerAudits', { state, words }, { topics: ['declarers'] });
  return (
    <AuditQueue
      title={t('shell.nav.declarers')}
      intro={t('declarers.intro')}
      states={states}
      state={state}
      onState={(next) => setFilters({ state: next })}
      page={page}
      queue="declarers"
      idOf={(row) => row.id}
      rowKey={(row) => `${row.id} ${row.updatedAt}`}
      waitingSince={(row) => row.updatedAt}
      search={{
        label: t('declarers.search'),
        words: words ?? '',
        onSearch: (next) => setFilters({ words: next }),
      }}
      picture="person"
      evidence={(row) => <DeclarerEvidence declarer={row} />}
      claim={(row) => <DeclarerClaim declarer={row} />}
      decision={(row, move) => <DeclarerDecision declarer={row} onMove={move} />}
      table={(rows, stale) => <DeclarerTable rows={rows} stale={stale} />}
    >
      <DeclarerRules />
    </AuditQueue>
  );
}
