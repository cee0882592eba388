import type { Output } from '@crossdock/contract/table.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { countryName } from '../shell/countryName.ts';
import { t } from '../shell/i18n.ts';
import { SheetImport } from '../shell/SheetImport.tsx';
import { failedRows } from '../shell/sheetRows.ts';
import type { SendOptions, SheetImportCalls } from '../shell/useSheetImport.ts';

export const Route = createFileRoute('/_shell/pickupPoints/import')({
  staticData: { title: 'addresses.stores.import' },
  component: ImportStoresPage,
});

type Row = Output<'previewStores'>['rows'][number];

/** Imports a chain's list of stores, from which members choose where they collect. */
function ImportStoresPage() {
  const [country, setCountry] = useState<string>(regions[0]);
  const [previewedAt, setPreviewedAt] = useState<string | null>(null);
  const preview: SheetImportCalls<Row>['preview'] = async (file, sending) => {
    const attempt = await client.attempt('previewStores', { country }, { file, ...sending });
    setPreviewedAt(attempt.ok ? attempt.data.at : null);
    return attempt;
  };
  const fromProvider = async (sending: SendOptions) => {
    const attempt = await client.attempt('previewProviderStores', {}, { signal: sending.signal });
    setPreviewedAt(attempt.ok ? attempt.data.at : null);
    return attempt;
  };
  const commit = async (rows: readonly Row[], idempotencyKey: string) => {
    const stores = rows.map(({ row: _row, effect: _effect, problem: _problem, ...store }) => store);
    const attempt = await client.attempt('importStores', { country, rows: stores }, { idempotencyKey });
    if (!attempt.ok) return attempt;
    const { written, taken } = attempt.data;
    const failures = failedRows(rows, taken, t('addresses.stores.taken'));
    return { ok: true as const, data: { written, failures } };
  };
  return (
    <Page
      title={t('addresses.stores.import')}
      back={<Link to="/pickupPoints">{t('addresses.points')}</Link>}
      intro={t('addresses.stores.intro')}
    >
      <SheetImport<Row>
        label={t('addresses.stores.import')}
        columns={columns()}
        okText={t('addresses.stores.ok')}
        nameOf={(row) => row.number}
        ahead={
          <ChoiceBox
            label={t('addresses.stores.country')}
            data={regions.map((code) => ({ value: code, label: countryName(code) }))}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          />
        }
        template={(format) => client.attempt('getStoreTemplate', { format }, { fresh: true })}
        source={country === 'TW' ? { label: t('addresses.stores.fetch'), fetch: fromProvider } : undefined}
        preview={preview}
        commit={commit}
        refreshes={['listAllPickupPoints']}
        maxRows={maxSheetRows.stores}
        afterwards={previewedAt ? <CloseUnlisted country={country} since={previewedAt} /> : null}
      />
    </Page>
  );
}

/**
 * Closes the stores that are missing from the list, because chains close stores and their lists name only open ones.
 */
function CloseUnlisted(unlisted: { country: string; since: string }) {
  return (
    <ConfirmButton
      look="outline"
      call="closeUnlistedStores"
      input={unlisted}
      refreshes={['listAllPickupPoints']}
      done={({ closed }) => t('addresses.stores.closed', { n: closed })}
      danger
      title={t('addresses.stores.close')}
      text={t('addresses.stores.closeText')}
      confirmLabel={t('addresses.stores.close')}
    />
  );
}

const columns = (): Column<Row>[] => [
  column('number', t('addresses.stores.number'), (row) => <Code>{row.number || '–'}</Code>),
  column('name', t('addresses.stores.name'), (row) => row.name || '–'),
  column('address', t('addresses.where'), (row) => row.address || '–'),
  tightColumn('effect', t('addresses.stores.effect'), (row) => t(`addresses.stores.${row.effect}`)),
];
