import { Button } from '@crossdock/ui/Button.tsx';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { BankColumnMapDialog } from './BankColumnMapDialog.tsx';
import { PayerDialog } from './PayerDialog.tsx';
import type { BankColumnMap, PayoutSettingsView } from './payoutSchema.ts';

/** The account from which payouts are paid, and the table formats that the shop's banks expect. */
export function PayoutAccount() {
  const query = useCall('getPayoutSettings', {}, { topics: ['shop'] });
  const mayWrite = useStaff().may('bank.write');
  const [editing, setEditing] = useState(false);
  const settings = query.data;
  return (
    <>
      <Section
        title={t('payouts.account')}
        aside={
          mayWrite && settings ? (
            <Button small look="outline" icon={IconPencil} onClick={() => setEditing(true)}>
              {t('shell.edit')}
            </Button>
          ) : null
        }
      >
        <Loaded query={query} skeleton={{ rows: 1, heightPx: 96 }}>
          {(loaded) => <Payer settings={loaded} />}
        </Loaded>
        <Note>{t('payouts.account.hint')}</Note>
        {editing && settings ? <PayerDialog settings={settings} onClose={() => setEditing(false)} /> : null}
      </Section>
      {settings ? (
        <EditableTable
          title={t('payouts.maps')}
          query={{ ...query, data: { list: settings.maps } }}
          rowKey={(map) => map.name}
          columns={columns()}
          mayWrite={mayWrite}
          addLabel={t('payouts.map.add')}
          empty={<EmptyState picture="wallet" {...titleAndText('payouts.maps.none')} />}
          dialog={(map, onClose) => <BankColumnMapDialog settings={settings} map={map} onClose={onClose} />}
        />
      ) : null}
    </>
  );
}

const payerFields = ['payerName', 'payerAccount', 'payerBankCode', 'payerTaxNumber'] as const;

function Payer({ settings }: { settings: PayoutSettingsView }) {
  return (
    <Facts
      facts={payerFields.map((name): [string, string] => [t(`payouts.${name}`), settings[name] || '–'])}
    />
  );
}

const columns = (): Column<BankColumnMap>[] => [
  column('name', t('payouts.map.name'), (map) => map.name),
  column('columns', t('payouts.map.columns'), (map) =>
    map.columns.map(({ title, value }) => title || t(`payouts.value.${value}`)).join(' · '),
  ),
  tightColumn('encoding', t('payouts.map.encoding'), (map) => map.encoding),
];
