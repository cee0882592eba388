import type { Output } from '@crossdock/contract/table.ts';
import { remittanceColumns } from '@crossdock/domain/remittances/columns.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { WrongRows } from '../shell/ImportProgress.tsx';
import { t } from '../shell/i18n.ts';
import { TableMapForm } from '../shell/TableMapForm.tsx';
import { moneyColumns } from './moneyColumns.tsx';
import type { RemittanceImport } from './useRemittanceImport.ts';

type Preview = Output<'previewRemittances'>;
type ReadLine = Preview['lines'][number];

/** A preview of the list's columns and rows, before anything is stored. */
export function RemittancePreview({ work, preview }: { work: RemittanceImport; preview: Preview }) {
  const [skip, setSkip] = useState(false);
  const { newCount: fresh, knownCount: known, wrongCount: wrong, table } = preview;
  const counts = work.edited ? t('statements.map.changed') : t('remittances.counts', { fresh, known, wrong });
  const isReady = !work.edited && fresh + known > 0 && (wrong === 0 || skip);
  return (
    <Stack gap={16}>
      <Section title={counts}>
        <Row gap={[8, 24]} wrap align="center" justify="between">
          <Text>
            {t('remittances.collected')} <Money minor={preview.collectedMinor} emphasis />
            {' · '}
            {t('remittances.fee')} <Money minor={preview.feeMinor} />
          </Text>
          <Row gap={8} wrap>
            <Button look="outline" onClick={work.restart}>
              {t('statements.file.other')}
            </Button>
            <Button disabled={!isReady} onClick={() => void work.store(skip)}>
              {t('remittances.confirm', { n: fresh })}
            </Button>
          </Row>
        </Row>
      </Section>
      {wrong > 0 ? (
        <WrongRows
          wrong={preview.wrong.map(({ row, fault }) => ({ row, why: t(`remittances.fault.${fault}`) }))}
          skip={skip}
          onSkip={setSkip}
        />
      ) : null}
      {preview.lines.length > 0 ? (
        <ResponsiveTable
          label={t('remittances.lines')}
          rows={preview.lines}
          rowKey={({ row }) => String(row)}
          columns={columns()}
        />
      ) : null}
      <TableMapForm
        key={JSON.stringify(table.heads)}
        columns={remittanceColumns.map((key) => ({ key, label: t(`remittances.column.${key}`) }))}
        intro={t('remittances.map.text')}
        table={table}
        onEdit={work.edit}
        onMap={(map) => void work.remap(map)}
      />
    </Stack>
  );
}

const columns = (): Column<ReadLine>[] => [
  column('tracking', t('remittances.tracking'), ({ trackingNumber }) =>
    trackingNumber ? <Code>{trackingNumber}</Code> : '–',
  ),
  column('order', t('remittances.order'), ({ orderNumber }) => orderNumber || '–'),
  ...moneyColumns<ReadLine>(),
  tightColumn('day', t('remittances.day'), ({ day }) => day ?? '–'),
  column('reference', t('remittances.reference'), ({ reference }) => reference || '–'),
];
