import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import classes from './payments.module.css';
import type { StaffTransfer } from './rows.ts';

/** Transfers that are decided: by whom, when and why. */
export function TransferTable({ rows, stale }: { rows: readonly StaffTransfer[]; stale: boolean }) {
  return (
    <ResponsiveTable
      label={t('payments.transfers')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns()}
      stale={stale}
    />
  );
}

const columns = (): Column<StaffTransfer>[] => [
  {
    key: 'voucher',
    title: t('payments.voucher'),
    tight: true,
    cell: (row) => (
      <a href={row.voucher.url} target="_blank" rel="noreferrer">
        <img className={classes.thumb} src={row.voucher.thumb} alt={t('payments.voucher')} loading="lazy" />
      </a>
    ),
  },
  {
    key: 'member',
    title: t('payments.member'),
    cell: (row) => <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />,
  },
  {
    key: 'amount',
    title: t('payments.amount'),
    align: 'end',
    cell: (row) => <Money minor={row.amountMinor} currency={row.currency} />,
  },
  {
    key: 'number',
    title: t('payments.number'),
    cell: (row) => (
      <>
        <Code>{row.transactionNumber}</Code>
        <br />
        <span className={classes.muted}>{row.bankAccount.bankName}</span>
      </>
    ),
  },
  { key: 'created', title: t('payments.filedAt'), cell: (row) => <When iso={row.createdAt} style="short" /> },
  {
    key: 'audited',
    title: t('payments.decided'),
    cell: (row) => (
      <>
        {row.auditedAt ? <When iso={row.auditedAt} style="short" /> : null} {row.auditedBy ?? ''}
        {row.rejectReason ? <div className={classes.muted}>{row.rejectReason}</div> : null}
      </>
    ),
  },
];
