import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Row, Stack, Text, Tick } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { dayOf, payerOf } from './lineShown.tsx';
import { MapForm } from './MapForm.tsx';
import type { Preview, StatementImport } from './useStatementImport.ts';

type ReadLine = Output<'previewStatement'>['lines'][number];

/** What the file says by its columns, before anything is stored. */
export function StatementPreview({ work, preview }: { work: StatementImport; preview: Preview }) {
  const [skip, setSkip] = useState(false);
  const { newCount, knownCount, wrongCount, table, otherAccounts } = preview;
  const mayStore = (newCount > 0 || knownCount > 0) && (wrongCount === 0 || skip);
  return (
    <Stack gap={16}>
      <Section>
        <Row gap={12} wrap align="center" justify="between">
          <Text strong role="status">
            {t('statements.counts', { fresh: newCount, known: knownCount, wrong: wrongCount })}
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
      {wrongCount > 0 ? <WrongRows preview={preview} skip={skip} onSkip={setSkip} /> : null}
      {preview.lines.length > 0 ? (
        <ResponsiveTable
          label={t('statements.import')}
          rows={preview.lines}
          rowKey={(row) => `${row.row} ${row.amountMinor}`}
          columns={columns()}
        />
      ) : null}
      {table ? (
        <MapForm key={JSON.stringify(table.heads)} table={table} onMap={(map) => void work.remap(map)} />
      ) : null}
    </Stack>
  );
}

function WrongRows(props: { preview: Preview; skip: boolean; onSkip: (skip: boolean) => void }) {
  return (
    <Section title={t('statements.wrong')}>
      <Grid as="ul" gap={4}>
        {props.preview.wrong.map(({ row, fault }) => (
          <li key={row}>{t('statements.wrong.row', { row, why: t(`statements.fault.${fault}`) })}</li>
        ))}
      </Grid>
      <Row as="label" gap={8} align="center" minHeight={44}>
        <Tick type="checkbox" checked={props.skip} onChange={() => props.onSkip(!props.skip)} />
        {t('statements.skipWrong')}
      </Row>
    </Section>
  );
}

const columns = (): Column<ReadLine>[] => [
  { key: 'day', title: t('statements.day'), tight: true, cell: dayOf },
  { key: 'note', title: t('statements.note'), cell: (row) => row.note || row.reference || '–' },
  { key: 'payer', title: t('statements.counter'), cell: (row) => payerOf(row) || '–' },
  {
    key: 'amount',
    title: t('statements.amount'),
    align: 'end',
    cell: (row) => <Money minor={row.amountMinor} />,
  },
  {
    key: 'balance',
    title: t('statements.balance'),
    align: 'end',
    cell: (row) => (row.balanceMinor === null ? '–' : <Money minor={row.balanceMinor} />),
  },
];
