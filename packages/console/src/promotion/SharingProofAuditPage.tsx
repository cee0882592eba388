import { auditStates } from '@crossdock/domain/payments/states.ts';
import { IconShare } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AuditQueue } from '../shell/AuditQueue.tsx';
import { usePage } from '../shell/api.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { useAuditFilters } from '../shell/useAuditFilters.ts';
import { decidedSharingProofColumns } from './decidedSharingProofColumns.tsx';
import { SharingProofAuditDetails, SharingProofDecision } from './SharingProofAudit.tsx';

export const Route = createFileRoute('/_shell/shares')({
  staticData: {
    title: 'shell.nav.shares',
    menu: { group: 'audits', icon: IconShare, can: 'share.audit', queue: 'shares', key: 'q' },
  },
  component: ShareAuditPage,
});

/** Sharing proofs: the pending ones one by one with their pictures, the decided ones as a list. */
function ShareAuditPage() {
  const { filters, shown } = useAuditFilters(auditStates, t('promotion.shares.search'));
  const page = usePage('listShares', filters, { topics: ['shares', 'shop'] });
  return (
    <AuditQueue
      {...shown}
      page={page}
      {...titleAndIntro('promotion.shares')}
      queue="shares"
      waitingSince={(row) => row.createdAt}
      evidence={(row) => <EvidencePictures pictures={row.pictures} label={t('promotion.shares.picture')} />}
      claim={(row) => <SharingProofAuditDetails share={row} />}
      decision={(row, move) => <SharingProofDecision share={row} onMove={move} />}
      columns={decidedSharingProofColumns()}
    />
  );
}
