import { Button } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Count } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconPencil, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import { BankAccountDialog } from './BankAccountDialog.tsx';
import { MethodDialog } from './MethodDialog.tsx';
import type { Account, Method } from './rows.ts';

/** The ways to pay with their fees, and the accounts to which members transfer; below, what other parts set about money. */
export function MoneySettingsPage({ tabs, children }: { tabs: ReactNode; children?: ReactNode }) {
  const mayWrite = useStaff().may('bank.write');
  return (
    <Page title={t('payments.settings')} intro={t('payments.settings.intro')}>
      {tabs}
      <Methods mayWrite={mayWrite} />
      <Accounts mayWrite={mayWrite} />
      {children}
    </Page>
  );
}

function Methods({ mayWrite }: { mayWrite: boolean }) {
  const query = useCall('listPaymentMethods', {});
  const [edited, setEdited] = useState<Method>();
  const actions: Column<Method> = {
    key: 'edit',
    title: '',
    tight: true,
    cell: (row) => <Edit onEdit={() => setEdited(row)} />,
  };
  return (
    <Section title={t('payments.methods')}>
      <Loaded query={query} texts={loadedTexts()}>
        {({ list }) => (
          <ResponsiveTable
            label={t('payments.methods')}
            rows={list}
            rowKey={(row) => row.code}
            columns={[...methodColumns(), ...(mayWrite ? [actions] : [])]}
          />
        )}
      </Loaded>
      {edited ? <MethodDialog method={edited} onClose={() => setEdited(undefined)} /> : null}
    </Section>
  );
}

const methodColumns = (): Column<Method>[] => [
  { key: 'code', title: t('payments.method'), cell: (row) => t(`payments.method.${row.code}`) },
  { key: 'names', title: t('payments.names'), cell: (row) => `${row.tw} · ${row.zh} · ${row.en}` },
  {
    key: 'fee',
    title: t('payments.feePercent'),
    align: 'end',
    cell: (row) => <Count n={row.feeBasisPoints / 100} />,
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
      row.active && !row.installed ? (
        <StatusBadge tone="warning" icon={IconAlertTriangle} label={t('payments.notInstalled')} />
      ) : (
        <Open active={row.active} />
      ),
  },
];

function Accounts({ mayWrite }: { mayWrite: boolean }) {
  const query = useCall('listBankAccounts', {});
  const [edited, setEdited] = useState<Account | 'new'>();
  const add = (
    <Button small icon={IconPlus} onClick={() => setEdited('new')}>
      {t('payments.account.add')}
    </Button>
  );
  const actions: Column<Account> = {
    key: 'edit',
    title: '',
    tight: true,
    cell: (row) => <Edit onEdit={() => setEdited(row)} />,
  };
  return (
    <Section title={t('payments.accounts')} aside={mayWrite ? add : null}>
      <Loaded query={query} texts={loadedTexts()}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              picture="wallet"
              title={t('payments.accounts.none')}
              text={t('payments.accounts.none.text')}
            />
          ) : (
            <ResponsiveTable
              label={t('payments.accounts')}
              rows={list}
              rowKey={(row) => row.id}
              columns={[...accountColumns(), ...(mayWrite ? [actions] : [])]}
            />
          )
        }
      </Loaded>
      {edited ? (
        <BankAccountDialog account={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </Section>
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
  return active ? (
    <StatusBadge tone="success" icon={IconCircleCheck} label={t('payments.open')} />
  ) : (
    <StatusBadge tone="neutral" icon={IconCircleX} label={t('payments.closed')} />
  );
}

function Edit({ onEdit }: { onEdit: () => void }) {
  return (
    <Button small look="outline" icon={IconPencil} onClick={onEdit}>
      {t('shell.edit')}
    </Button>
  );
}
