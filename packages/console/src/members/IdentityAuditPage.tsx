import { auditStates } from '@crossdock/domain/payments/states.ts';
import { IconUserShield } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AuditQueue } from '../shell/AuditQueue.tsx';
import { usePage } from '../shell/api.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';
import { useAuditFilters } from '../shell/useAuditFilters.ts';
import { decidedIdentityColumns } from './decidedIdentityColumns.tsx';
import { IdentityAuditDetails, IdentityDecision } from './IdentityAudit.tsx';
import { IdentityRules } from './IdentityRules.tsx';

export const Route = createFileRoute('/_shell/identities')({
  staticData: {
    title: 'shell.nav.identities',
    menu: { group: 'audits', icon: IconUserShield, can: 'identity.audit', queue: 'identities', key: 'n' },
  },
  component: IdentityAuditPage,
});

/** Identity checks: the waiting ones one by one with their documents, the decided ones as a list. */
function IdentityAuditPage() {
  const { filters, shown } = useAuditFilters(auditStates, t('identity.search'));
  const page = usePage('listIdentityAudits', filters, { topics: ['identity'] });
  return (
    <AuditQueue
      {...shown}
      page={page}
      title={t('shell.nav.identities')}
      intro={t('identity.intro')}
      queue="identities"
      rowKey={(row) => `${row.id} ${row.updatedAt}`}
      waitingSince={(row) => row.updatedAt}
      picture="person"
      evidence={(row) => (
        <EvidencePictures
          pictures={[row.front, ...(row.back ? [row.back] : [])]}
          label={t('identity.picture')}
        />
      )}
      claim={(row) => <IdentityAuditDetails identity={row} />}
      decision={(row, move) => <IdentityDecision row={row} onMove={move} />}
      columns={decidedIdentityColumns()}
    >
      <IdentityRules />
    </AuditQueue>
  );
}
