import { providerKindSpec, type SecretName } from '@crossdock/contract/payments/providerKinds.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { column, cornerColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconFlask } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { EditableTable } from '../shell/EditableTable.tsx';
import { t } from '../shell/i18n.ts';
import type { ProviderAccount } from './moneyRows.ts';
import { ProviderAccountDialog } from './ProviderAccountDialog.tsx';
import { secretLabel } from './providerTexts.ts';

/** The shop's own accounts at providers, which receive the money of online payments. */
export function ProviderAccounts({ mayWrite }: { mayWrite: boolean }) {
  const query = useCall('listPaymentAccounts', {}, { topics: ['shop', 'payments'] });
  const known = query.data;
  return (
    <>
      {known && known.byOperator.length > 0 ? (
        <Banner tone="info" title={t('payments.providers.byOperator')}>
          {t('payments.providers.byOperator.text')}
        </Banner>
      ) : null}
      <EditableTable
        title={t('payments.providers')}
        query={query}
        columns={columns()}
        mayWrite={mayWrite}
        mayEdit={(row) => row.endedAt === null}
        addLabel={t('payments.providers.add')}
        empty={
          <EmptyState
            picture="wallet"
            title={t('payments.providers.none')}
            text={t(mayWrite ? 'payments.providers.none.text' : 'payments.providers.none.owner')}
          />
        }
        dialog={(account, onClose) =>
          known ? (
            <ProviderAccountDialog
              account={account}
              others={known.list.filter((one) => one.id !== account?.id)}
              callback={account?.callback ?? known.nextCallback}
              onClose={onClose}
            />
          ) : null
        }
      />
    </>
  );
}

const columns = (): Column<ProviderAccount>[] => [
  column('name', t('payments.providers.name'), (row) => (
    <Stack gap={0}>
      {row.name}
      <Muted>{t(`payments.provider.${row.kind}`)}</Muted>
    </Stack>
  )),
  column('methods', t('payments.providers.methods'), (row) =>
    row.methods.length === 0
      ? t('payments.providers.methods.none')
      : row.methods.map((method) => t(`payments.method.${method}`)).join(' · '),
  ),
  column('keys', t('payments.providers.keys'), (row) => (
    <Stack gap={0}>
      {row.ends.map(({ secret, end }) => (
        <span key={secret}>
          {secretLabel(row.kind, secret)} <Code>{isShown(row, secret) ? end : `…${end}`}</Code>
        </span>
      ))}
    </Stack>
  )),
  tightColumn('callback', t('payments.providers.callback'), (row) =>
    providerKindSpec(row.kind).reports ? (
      <CopyIcon text={row.callback} label={t('payments.providers.callback.copy')} />
    ) : null,
  ),
  cornerColumn('state', t('payments.state'), (row) => <State row={row} />),
];

function State({ row }: { row: ProviderAccount }) {
  const open =
    row.openPayments > 0 ? (
      <Muted>{t('payments.providers.openPayments', { n: row.openPayments })}</Muted>
    ) : null;
  return (
    <Row gap={8} wrap align="center" justify="end">
      {open}
      <Badge row={row} />
    </Row>
  );
}

function Badge({ row }: { row: ProviderAccount }) {
  if (row.endedAt !== null)
    return <StatusBadge tone="neutral" icon={IconCircleX} label={t('payments.providers.ended')} />;
  if (!row.readable)
    return <StatusBadge tone="danger" icon={IconAlertTriangle} label={t('payments.providers.unreadable')} />;
  return row.live ? (
    <StatusBadge tone="success" icon={IconCircleCheck} label={t('payments.providers.live')} />
  ) : (
    <StatusBadge tone="warning" icon={IconFlask} label={t('payments.providers.test')} />
  );
}

const isShown = ({ kind }: ProviderAccount, name: SecretName): boolean =>
  providerKindSpec(kind).shown.includes(name);
