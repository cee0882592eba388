import { auditStates } from '@crossdock/domain/payments/states.ts';
import { AuditQueue, auditStateOf } from '../shell/AuditQueue.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';
import { IdentityClaim, IdentityDecision } from './IdentityAudit.tsx';
import { IdentityRules } from './IdentityRules.tsx';
import { IdentityTable } from './IdentityTable.tsx';

interface Found {
  state?: string;
  words?: string;
}

/** Who members say they are: the waiting ones one by one with their documents, the decided ones as a list. */
export function IdentityAuditPage() {
  const [found, setFilters] = useFilters<Found>();
  const state = auditStateOf(found.state, auditStates);
  const words = found.words ? String(found.words) : undefined;
  const page = usePage('listIdentityAudits', { state, words }, { topics: ['identity'] });
  return (
    <AuditQueue
      title={t('shell.nav.identities')}
      intro={t('identity.intro')}
      states={auditStates}
      state={state}
      onState={(next) => setFilters({ state: next })}
      page={page}
      queue="identities"
      idOf={(row) => row.id}
      rowKey={(row) => `${row.id} ${row.updatedAt}`}
      waitingSince={(row) => row.updatedAt}
      search={{
        label: t('identity.search'),
        words: words ?? '',
        onSearch: (next) => setFilters({ words: next }),
      }}
      picture="person"
      evidence={(row) => (
        <EvidencePictures
          pictures={[row.front, ...(row.back ? [row.back] : [])]}
          label={t('identity.picture')}
        />
      )}
      claim={(row) => <IdentityClaim identity={row} />}
      decision={(row, move) => <IdentityDecision identity={row} onMove={move} />}
      table={(rows, stale) => <IdentityTable rows={rows} stale={stale} />}
    >
      <IdentityRules />
    </AuditQueue>
  );
}
