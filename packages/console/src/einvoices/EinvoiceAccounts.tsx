import type { EinvoiceAccount } from '@crossdock/contract/einvoices/accounts.ts';
import { hasEinvoices } from '@crossdock/contract/einvoices/providerKinds.ts';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { OnOffBadge } from '@crossdock/ui/OnOffBadge.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { EinvoiceAccountDialog } from './EinvoiceAccountDialog.tsx';
import { EinvoiceSettings } from './EinvoiceSettings.tsx';
import { providerKeyNames } from './providerKeyNames.ts';

/**
 * The provider of the shop's e-invoices, and how they are taxed. Shown only for currencies with providers.
 */
export function EinvoicingSections() {
  const { currency } = useFormatting();
  const { may } = useStaff();
  if (!hasEinvoices(currency)) return null;
  return (
    <>
      {may('bank.write') ? <Accounts mayWrite={may('shop.write')} /> : null}
      {may('shop.write') ? <EinvoiceSettings /> : null}
    </>
  );
}

function Accounts({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EditableTable
      title={t('einvoices.accounts')}
      query={useCall('listEinvoiceAccounts', {}, { topics: ['shop'] })}
      columns={columns()}
      mayWrite={mayWrite}
      addLabel={t('einvoices.accounts.add')}
      empty={<EmptyState picture="wallet" {...titleAndText('einvoices.accounts.none')} />}
      dialog={(account, onClose) => <EinvoiceAccountDialog account={account} onClose={onClose} />}
    />
  );
}

const columns = (): Column<EinvoiceAccount>[] => [
  column('provider', t('einvoices.provider'), (row) => (
    <Stack gap={0}>
      {t(`einvoices.provider.${row.kind}`)}
      <Muted>{t(row.live ? 'einvoices.mode.live' : 'einvoices.mode.test')}</Muted>
    </Stack>
  )),
  column('merchantId', t('einvoices.merchantId'), (row) => <Code>{row.merchantId}</Code>),
  column('keys', t('einvoices.keys'), (row) => (
    <Stack gap={0}>
      {row.ends.map(({ secret, end }) => (
        <span key={secret}>
          {providerKeyNames[secret]} <Code>{`…${end}`}</Code>
        </span>
      ))}
    </Stack>
  )),
  cornerColumn('state', t('einvoices.state'), (row) => <State row={row} />),
];

function State({ row }: { row: EinvoiceAccount }) {
  if (!row.readable)
    return <StatusBadge tone="danger" icon={IconAlertTriangle} label={t('einvoices.unreadable')} />;
  return <OnOffBadge on={row.active} onLabel={t('einvoices.on')} offLabel={t('einvoices.off')} />;
}
