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
import { t, titleAndText } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { BankAccountDialog } from './BankAccountDialog.tsx';
import { MethodDialog } from './MethodDialog.tsx';
import type { Account, Method } from './moneyRows.ts';
import { ProviderAccounts } from './ProviderAccounts.tsx';

/** The payment methods with their fees and the bank accounts; below them the money settings of other features. */
export function MoneySettingsPage({ children }: { children?: ReactNode }) {
  const { may } = useStaff();
  const mayWrite = may('bank.write');
  return (
    <Page title={t('payments.settings')} intro={t('payments.settings.intro')}>
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

const methodColumns = (): Column<Method>[] => [
  { key: 'code', title: t('payments.method'), cell: (row) => t(`payments.method.${row.code}`) },
  { key: 'names', title: t('payments.names'), cell: (row) => `${row.tw} · ${row.zh} · ${row.en}` },
  {
    key: 'fee',
    title: t('payments.feePercent'),
    align: 'end',
    cell: (row) => String(row.feeBasisPoints / 100),
  },
  {
    key: 'uses',
    title: t('payments.uses'),
    cell: (row) =>
      [
        row.forOrders ? t('payments.purpose.order') : '',
        row.forRecharge ? t('payments.purpose.recharge') : '',
      ]
        .filter(Boolean)
        .join(' · '),
  },
  {
    key: 'state',
    title: t('payments.state'),
    corner: true,
    tight: true,
    cell: (row) =>
      row.active && row.lacks !== null ? (
        <StatusBadge tone="warning" icon={IconAlertTriangle} label={t(`payments.lacks.${row.lacks}`)} />
      ) : (
        <Open active={row.active} />
      ),
  },
];

function Accounts({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EditableTable
      title={t('payments.accounts')}
      query={useCall('listBankAccounts', {})}
      rowKey={(row) => row.id}
      columns={accountColumns()}
      mayWrite={mayWrite}
      addLabel={t('payments.account.add')}
      empty={<EmptyState picture="wallet" {...titleAndText('payments.accounts.none')} />}
      dialog={(account, onClose) => <BankAccountDialog account={account} onClose={onClose} />}
    />
  );
}

const accountColumns = (): Column<Account>[] => [
  { key: 'bank', title: t('payments.bank'), cell: (row) => row.bankName },
  { key: 'number', title: t('payments.account.number'), cell: (row) => <Code>{row.accountNumber}</Code> },
  { key: 'name', title: t('payments.account.name'), cell: (row) => row.accountName },
  { key: 'currency', title: t('payments.account.currency'), tight: true, cell: (row) => row.currency },
  {
    key: 'state',
    title: t('payments.state'),
    tight: true,
    corner: true,
    cell: (row) => <Open active={row.active} />,
  },
];

function Open({ active }: { active: boolean }) {
  return <OnOffBadge on={active} onLabel={t('payments.open')} offLabel={t('payments.closed')} />;
}
