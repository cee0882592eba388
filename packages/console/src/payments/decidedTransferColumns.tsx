import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { decidedColumn, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';
import { TablePicture } from '../shell/TablePicture.tsx';
import type { StaffTransfer } from './moneyRows.ts';

/** The columns of decided transfers: who decided, when, and why. */
export const decidedTransferColumns = (): Column<StaffTransfer>[] => [
  tightColumn('voucher', t('payments.voucher'), (row) => (
    <TablePicture of={row.voucher} alt={t('payments.voucher')} />
  )),
  memberColumn(t('payments.member')),
  figureColumn('amount', t('payments.amount'), (row) => (
    <Money minor={row.amountMinor} currency={row.currency} />
  )),
  column('number', t('payments.number'), (row) => (
    <>
      <Code>{row.transactionNumber}</Code>
      <br />
      <Muted size={13}>{row.bankAccount.bankName}</Muted>
    </>
  )),
  column('created', t('payments.filedAt'), (row) => <When iso={row.createdAt} style="short" />),
  decidedColumn(t('payments.decided')),
];
