import { auditStates } from '@crossdock/domain/payments/states.ts';
import { AuditQueue, auditStateOf } from '../shell/AuditQueue.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';
import { WithdrawalClaim, WithdrawalDecision } from './WithdrawalAudit.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';

/** Withdrawals: the pending ones one by one with the account's picture and the claim, the decided ones as a list. */
export function WithdrawalsPage() {
  const [found, setFilters] = useFilters<{ state?: string; words?: string }>();
  const state = auditStateOf(found.state, auditStates);
  const words = found.words ? String(found.words) : undefined;
  const page = usePage('listWithdrawals', { state, words }, { topics: ['withdrawals', 'wallet'] });
  return (
    <AuditQueue
      title={t('wallet.withdrawals')}
      intro={t('wallet.withdrawals.intro')}
      states={auditStates}
      state={state}
      onState={(next) => setFilters({ state: next })}
      page={page}
      queue="withdrawals"
      idOf={(row) => row.id}
      rowKey={(row) => row.id}
      waitingSince={(row) => row.createdAt}
      waitsForSecond={(row) => row.secondAwaited !== null}
      search={{
        label: t('wallet.withdrawals.search'),
        words: words ?? '',
        onSearch: (next) => setFilters({ words: next }),
      }}
      picture="wallet"
      evidence={(row) => (
        <EvidencePictures pictures={[row.accountImage]} label={t('wallet.withdrawals.image')} />
      )}
      claim={(row) => <WithdrawalClaim withdrawal={row} />}
      decision={(row, move) => <WithdrawalDecision withdrawal={row} onMove={move} />}
      table={(rows, stale) => <WithdrawalTable rows={rows} stale={stale} />}
    />
  );
}
