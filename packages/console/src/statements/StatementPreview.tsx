import type { Output } from '@crossdock/contract/table.ts';
import { statementColumns } from '@crossdock/domain/statements/columns.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { WrongRows } from '../shell/ImportProgress.tsx';
import { t } from '../shell/i18n.ts';
import { TableMapForm } from '../shell/TableMapForm.tsx';
import { bankDayText, payerText } from './statementLine.tsx';
import type { Preview, StatementImport } from './useStatementImport.ts';

type ReadLine = Output<'previewStatement'>['lines'][number];

/** A preview of the file's columns and rows, before anything is stored. */
export function StatementPreview({ work, preview }: { work: StatementImport; preview: Preview }) {
  const [skip, setSkip] = useState(false);
  const { newCount, knownCount, wrongCount, table, otherAccounts } = preview;
  const mayStore = !work.edited && (newCount > 0 || knownCount > 0) && (wrongCount === 0 || skip);
  return (
    <Stack gap={16}>
      <Section>
        <Row gap={12} wrap align="center" justify="between">
          <Text strong role="status">
            {work.edited
              ? t('statements.map.changed')
              : t('statements.counts', { fresh: newCount, known: knownCount, wrong: wrongCount })}
          </Text>
          <Row gap={8} wrap>
            <Button look="outline" onClick={work.restart}>
              {t('statements.file.other')}
            </Button>
            <Button disabled={!mayStore} onClick={() => void work.store(skip)}>
              {t('statements.confirm', { n: newCount })}
            </Button>
          </Row>
        </Row>
      </Section>
      {otherAccounts.length > 0 ? (
        <Banner tone="warning" title={t('statements.others', { accounts: otherAccounts.join(', ') })} />
      ) : null}
      {wrongCount > 0 ? (
        <WrongRows
          wrong={preview.wrong.map(({ row, fault }) => ({ row, why: t(`statements.fault.${fault}`) }))}
          skip={skip}
          onSkip={setSkip}
        />
      ) : null}
      {preview.lines.length > 0 ? (
        <ResponsiveTable
          label={t('statements.import')}
          rows={preview.lines}
          rowKey={(row) => `${row.row} ${row.amountMinor}`}
          columns={columns()}
        />
      ) : null}
      {table ? (
        <TableMapForm
          key={JSON.stringify(table.heads)}
          columns={statementColumns.map((key) => ({ key, label: t(`statements.column.${key}`) }))}
          intro={t('statements.map.text')}
          table={table}
          onEdit={work.edit}
          onMap={(map) => void work.remap(map)}
        />
      ) : null}
    </Stack>
  );
}

const columns = (): Column<ReadLine>[] => [
  tightColumn('day', t('statements.day'), bankDayText),
  column('note', t('statements.note'), (row) => row.note || row.reference || '–'),
  column('payer', t('statements.counter'), (row) => payerText(row) || '–'),
  figureColumn('amount', t('statements.amount'), (row) => <Money minor={row.amountMinor} />),
  figureColumn('balance', t('statements.balance'), (row) =>
    row.balanceMinor === null ? '–' : <Money minor={row.balanceMinor} />,
  ),
];
