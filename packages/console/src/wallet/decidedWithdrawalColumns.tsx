import type { StaffWithdrawal } from '@crossdock/contract/wallet/withdrawals.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted, Text } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { IconUpload } from '@tabler/icons-react';
import { decidedColumn, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';
import { TablePicture } from '../shell/TablePicture.tsx';

/** The columns of decided withdrawals: who decided, when and why, and the voucher, or a button to add a missing one. */
export const decidedWithdrawalColumns = (
  onAdd: ((row: StaffWithdrawal) => void) | undefined,
): Column<StaffWithdrawal>[] => [
  column('number', t('wallet.withdrawals.number'), (row) => <Code>{row.number}</Code>),
  memberColumn(t('wallet.withdrawals.member')),
  figureColumn('amount', t('wallet.amount'), (row) => (
    <>
      <Money minor={row.amountMinor} />
      <Muted as="div" size={13}>
        {t(`wallet.withdrawals.source.${row.source}`)}
      </Muted>
      {row.refund ? (
        <Muted as="div" size={13}>
          {t('wallet.withdrawals.refund', { number: row.refund.number })}
        </Muted>
      ) : null}
      {row.returnedAt ? (
        <Text as="div" size={13} tone="danger">
          {t('wallet.withdrawals.returned', { reason: row.returnReason })}
        </Text>
      ) : null}
    </>
  )),
  column('to', t('wallet.withdrawals.payTo'), (row) => (
    <>
      {t(`wallet.withdrawals.type.${row.accountType}`)} {row.bankName} <Code>{row.account}</Code>
      <Muted as="div" size={13}>
        {row.accountName}
      </Muted>
    </>
  )),
  column('asked', t('wallet.withdrawals.asked'), (row) => <When iso={row.createdAt} style="short" />),
  decidedColumn(t('wallet.withdrawals.decided')),
  voucherColumn(onAdd),
];

function voucherColumn(onAdd: ((row: StaffWithdrawal) => void) | undefined): Column<StaffWithdrawal> {
  return tightColumn('voucher', t('wallet.withdrawals.voucher'), (row) => {
    if (row.voucher) return <TablePicture of={row.voucher} alt={t('wallet.withdrawals.voucher')} />;
    return row.state === 'approved' && onAdd ? (
      <Button small look="outline" icon={IconUpload} onClick={() => onAdd(row)}>
        {t('wallet.withdrawals.voucher.add')}
      </Button>
    ) : null;
  });
}
