import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { OnOffBadge } from '@crossdock/ui/OnOffBadge.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { BankAccountDialog } from './BankAccountDialog.tsx';
import { MethodDialog } from './MethodDialog.tsx';
import type { BankAccountRow, PaymentMethodRow } from './moneyRows.ts';
import { ProviderAccounts } from './ProviderAccounts.tsx';

/** The payment methods with their fees and the bank accounts; below them the money settings of other features. */
export function MoneySettingsPage({ children }: { children?: ReactNode }) {
  const { may } = useStaff();
  const mayWrite = may('bank.write');
  return (
    <Page {...titleAndIntro('payments.settings')}>
      <Methods mayWrite={mayWrite} />
      {mayWrite ? <ProviderAccounts mayWrite={may('shop.write')} /> : null}
      <Accounts mayWrite={mayWrite} />
      {children}
    </Page>
  );
}

function Methods({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EditableTable
      title={t('payments.methods')}
      query={useCall('listPaymentMethods', {}, { topics: ['shop'] })}
      rowKey={(row) => row.code}
      columns={methodColumns()}
      mayWrite={mayWrite}
      dialog={(method, onClose) => (method ? <MethodDialog method={method} onClose={onClose} /> : null)}
    />
  );
}

const methodColumns = (): Column<PaymentMethodRow>[] => [
  column('code', t('payments.method'), (row) => t(`payments.method.${row.code}`)),
  column('names', t('payments.names'), (row) => `${row.tw} · ${row.zh} · ${row.en}`),
  figureColumn('fee', t('payments.feePercent'), (row) => String(row.feeBasisPoints / 100)),
  column('uses', t('payments.uses'), (row) =>
    [row.forOrders ? t('payments.purpose.order') : '', row.forRecharge ? t('payments.purpose.recharge') : '']
      .filter(Boolean)
      .join(' · '),
  ),
  cornerColumn('state', t('payments.state'), (row) =>
    row.active && row.lacks !== null ? (
      <StatusBadge tone="warning" icon={IconAlertTriangle} label={t(`payments.lacks.${row.lacks}`)} />
    ) : (
      <Open active={row.active} />
    ),
  ),
];

function Accounts({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EditableTable
      title={t('payments.accounts')}
      query={useCall('listBankAccounts', {})}
      columns={accountColumns()}
      mayWrite={mayWrite}
      addLabel={t('payments.account.add')}
      empty={<EmptyState picture="wallet" {...titleAndText('payments.accounts.none')} />}
      dialog={(account, onClose) => <BankAccountDialog account={account} onClose={onClose} />}
    />
  );
}

const accountColumns = (): Column<BankAccountRow>[] => [
  column('bank', t('payments.bank'), (row) => row.bankName),
  column('number', t('payments.account.number'), (row) => <Code>{row.accountNumber}</Code>),
  column('name', t('payments.account.name'), (row) => row.accountName),
  tightColumn('currency', t('payments.account.currency'), (row) => row.currency),
  cornerColumn('state', t('payments.state'), (row) => <Open active={row.active} />),
];

function Open({ active }: { active: boolean }) {
  return <OnOffBadge on={active} onLabel={t('payments.open')} offLabel={t('payments.closed')} />;
}
