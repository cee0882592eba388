import { auditStates } from '@crossdock/domain/payments/states.ts';
import { AuditQueue, auditStateOf } from '../shell/AuditQueue.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';
import { TransferClaim, TransferDecision } from './TransferAudit.tsx';
import { TransferTable } from './TransferTable.tsx';

interface Found {
  state?: string;
  words?: string;
}

/** Bank transfers: the pending ones one by one with voucher and claim, the decided ones as a list. */
export function TransferAuditPage() {
  const [found, setFilters] = useFilters<Found>();
  const state = auditStateOf(found.state, auditStates);
  const words = found.words ? String(found.words) : undefined;
  const page = usePage('listBankTransfers', { state, words }, { topics: ['transfers'] });
  return (
    <AuditQueue
      title={t('payments.transfers')}
      intro={t('payments.transfers.intro')}
      states={auditStates}
      state={state}
      onState={(next) => setFilters({ state: next })}
      page={page}
      queue="transfers"
      idOf={(row) => row.id}
      rowKey={(row) => row.id}
      waitingSince={(row) => row.createdAt}
      waitsForSecond={(row) => row.secondAwaited !== null}
      search={{
        label: t('payments.transfers.search'),
        words: words ?? '',
        onSearch: (next) => setFilters({ words: next }),
      }}
      picture="wallet"
      evidence={(row) => <EvidencePictures pictures={[row.voucher]} label={t('payments.voucher')} />}
      claim={(row) => <TransferClaim transfer={row} />}
      decision={(row, move) => <TransferDecision transfer={row} onMove={move} />}
      table={(rows, stale) => <TransferTable rows={rows} stale={stale} />}
    />
  );
}
