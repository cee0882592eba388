import { auditStates } from '@crossdock/domain/payments/states.ts';
import { AuditQueue, auditStateOf } from '../shell/AuditQueue.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';
import { ShareClaim, ShareDecision } from './ShareAudit.tsx';
import { ShareTable } from './ShareTable.tsx';

interface Found {
  state?: string;
  words?: string;
}

/** Sharing proofs: the pending ones one by one with their pictures, the decided ones as a list. */
export function ShareAuditPage() {
  const [found, setFilters] = useFilters<Found>();
  const state = auditStateOf(found.state, auditStates);
  const words = found.words ? String(found.words) : undefined;
  const page = usePage('listShares', { state, words }, { topics: ['shares', 'shop'] });
  return (
    <AuditQueue
      title={t('promotion.shares')}
      intro={t('promotion.shares.intro')}
      states={auditStates}
      state={state}
      onState={(next) => setFilters({ state: next })}
      page={page}
      queue="shares"
      idOf={(row) => row.id}
      rowKey={(row) => row.id}
      waitingSince={(row) => row.createdAt}
      search={{
        label: t('promotion.shares.search'),
        words: words ?? '',
        onSearch: (next) => setFilters({ words: next }),
      }}
      evidence={(row) => <EvidencePictures pictures={row.pictures} label={t('promotion.shares.picture')} />}
      claim={(row) => <ShareClaim share={row} />}
      decision={(row, move) => <ShareDecision share={row} onMove={move} />}
      table={(rows, stale) => <ShareTable rows={rows} stale={stale} />}
    />
  );
}
