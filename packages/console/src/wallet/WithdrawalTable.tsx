import type { StaffWithdrawal } from '@crossdock/contract/wallet/withdrawals.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { PayoutVoucher } from './PayoutVoucher.tsx';
import classes from './wallet.module.css';

/** Withdrawals that are decided: by whom, when and why, and the voucher where one is still missing. */
export function WithdrawalTable({ rows, stale }: { rows: readonly StaffWithdrawal[]; stale: boolean }) {
  const [open, setOpen] = useState<StaffWithdrawal>();
  const mayAdd = useStaff().may('withdrawal.audit');
  return (
    <>
      <ResponsiveTable
        label={t('wallet.withdrawals')}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[...columns(), voucherColumn(mayAdd ? setOpen : undefined)]}
        stale={stale}
      />
      {open ? <VoucherDialog withdrawal={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

const columns = (): Column<StaffWithdrawal>[] => [
  {
    key: 'number',
    title: t('wallet.withdrawals.number'),
    cell: (row) => <Code>{row.number}</Code>,
  },
  {
    key: 'member',
    title: t('wallet.withdrawals.member'),
    cell: (row) => <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />,
  },
  {
    key: 'amount',
    title: t('wallet.amount'),
    align: 'end',
    cell: (row) => (
      <>
        <Money minor={row.amountMinor} />
        <div className={classes.muted}>{t(`wallet.withdrawals.source.${row.source}`)}</div>
      </>
    ),
  },
  {
    key: 'to',
    title: t('wallet.withdrawals.payTo'),
    cell: (row) => (
      <>
        {t(`wallet.withdrawals.type.${row.accountType}`)} {row.bankName} <Code>{row.account}</Code>
        <div className={classes.muted}>{row.accountName}</div>
      </>
    ),
  },
  {
    key: 'asked',
    title: t('wallet.withdrawals.asked'),
    cell: (row) => <When iso={row.createdAt} style="short" />,
  },
  {
    key: 'decided',
    title: t('wallet.withdrawals.decided'),
    cell: (row) => (
      <>
        {row.auditedAt ? <When iso={row.auditedAt} style="short" /> : null} {row.auditedBy ?? ''}
        {row.rejectReason ? <div className={classes.muted}>{row.rejectReason}</div> : null}
      </>
    ),
  },
];

function voucherColumn(onAdd: ((row: StaffWithdrawal) => void) | undefined): Column<StaffWithdrawal> {
  return {
    key: 'voucher',
    title: t('wallet.withdrawals.voucher'),
    tight: true,
    cell: (row) => {
      if (row.voucher)
        return (
          <a href={row.voucher.url} target="_blank" rel="noreferrer">
            <img
              className={classes.thumb}
              src={row.voucher.thumb}
              alt={t('wallet.withdrawals.voucher')}
              loading="lazy"
            />
          </a>
        );
      return row.state === 'approved' && onAdd ? (
        <Button small look="outline" icon={IconUpload} onClick={() => onAdd(row)}>
          {t('wallet.withdrawals.voucher.add')}
        </Button>
      ) : null;
    },
  };
}

function VoucherDialog({ withdrawal, onClose }: { withdrawal: StaffWithdrawal; onClose: () => void }) {
  const voucher = useUploads('uploadStaffFile', { purpose: 'payout' });
  const keep = useSubmit('addWithdrawalVoucher', {
    quiet: true,
    refreshes: ['listWithdrawals'],
    onDone: () => {
      showMessage('success', t('wallet.withdrawals.voucher.kept'));
      onClose();
    },
  });
  const fault = keep.failure?.fields.voucherFileId?.message;
  return (
    <Dialog
      opened
      title={t('wallet.withdrawals.voucher.title', { number: withdrawal.number })}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <div className={classes.form}>
        <PayoutVoucher voucher={voucher} error={fault} />
        {keep.failure && !fault ? <Banner tone="danger" title={keep.failure.message} /> : null}
        <Button
          busy={keep.busy}
          disabled={voucher.busy}
          onClick={() => void keep.submit({ id: withdrawal.id, voucherFileId: voucher.fileIds[0] ?? '' })}
        >
          {t('shell.save')}
        </Button>
      </div>
    </Dialog>
  );
}
