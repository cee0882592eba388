import { Muted } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { decidedColumn, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';
import { TablePicture } from '../shell/TablePicture.tsx';
import type { StaffTransfer } from './moneyRows.ts';

/** Transfers that are decided: by whom, when and why. */
export const decidedTransferColumns = (): Column<StaffTransfer>[] => [
  {
    key: 'voucher',
    title: t('payments.voucher'),
    tight: true,
    cell: (row) => <TablePicture of={row.voucher} alt={t('payments.voucher')} />,
  },
  memberColumn(t('payments.member')),
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
        <Muted size={13}>{row.bankAccount.bankName}</Muted>
      </>
    ),
  },
  { key: 'created', title: t('payments.filedAt'), cell: (row) => <When iso={row.createdAt} style="short" /> },
  decidedColumn(t('payments.decided')),
];
