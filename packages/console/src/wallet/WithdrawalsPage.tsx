import type { StaffWithdrawal } from '@crossdock/contract/wallet/withdrawals.ts';
import { auditStates } from '@crossdock/domain/payments/states.ts';
import { IconCashBanknote } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { AuditQueue } from '../shell/AuditQueue.tsx';
import { usePage } from '../shell/api.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { useAuditFilters } from '../shell/useAuditFilters.ts';
import { VoucherDialog } from '../shell/VoucherDialog.tsx';
import { decidedWithdrawalColumns } from './decidedWithdrawalColumns.tsx';
import { WithdrawalClaim, WithdrawalDecision } from './WithdrawalAudit.tsx';

export const Route = createFileRoute('/_shell/withdrawals')({
  staticData: {
    title: 'shell.nav.withdrawals',
    menu: { group: 'audits', icon: IconCashBanknote, can: 'withdrawal.read', queue: 'withdrawals', key: 'v' },
  },
  component: WithdrawalsPage,
});

/** Withdrawals: the pending ones one by one with the account's picture and the claim, the decided ones as a list. */
function WithdrawalsPage() {
  const [open, setOpen] = useState<StaffWithdrawal>();
  const mayAdd = useStaff().may('withdrawal.audit');
  const { filters, shown } = useAuditFilters(auditStates, t('wallet.withdrawals.search'));
  const page = usePage('listWithdrawals', filters, { topics: ['withdrawals', 'wallet'] });
  return (
    <AuditQueue
      {...shown}
      page={page}
      {...titleAndIntro('wallet.withdrawals')}
      queue="withdrawals"
      waitingSince={(row) => row.createdAt}
      picture="wallet"
      evidence={(row) => (
        <EvidencePictures pictures={[row.accountImage]} label={t('wallet.withdrawals.image')} />
      )}
      claim={(row) => <WithdrawalClaim withdrawal={row} />}
      decision={(row, move) => <WithdrawalDecision row={row} onMove={move} />}
      columns={decidedWithdrawalColumns(mayAdd ? setOpen : undefined)}
    >
      {open ? (
        <VoucherDialog
          call="addWithdrawalVoucher"
          id={open.id}
          refreshes={['listWithdrawals']}
          title={t('wallet.withdrawals.voucher.title', { number: open.number })}
          done={t('wallet.withdrawals.voucher.kept')}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </AuditQueue>
  );
}
