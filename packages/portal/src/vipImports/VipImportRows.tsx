import type { VipImportRow, VipImportView } from '@crossdock/contract/vipImports/calls.ts';
import { type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, tightColumn, tightFigureColumn } from '@crossdock/ui/column.ts';
import { Box, Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { EditRow } from './EditRow.tsx';
import { RowStateBadge } from './ImportStateBadge.tsx';
import classes from './vipImports.module.css';

type Cell = VipImportRow['cells'][number];

/** The rows as typed, with each problem at its cell. Rows with problems are highlighted. */
export function VipImportRows({ of }: { of: VipImportView }) {
  const [{ state: chosen }, setFilters] = useFilters<{ state?: string }>();
  const [edited, setEdited] = useState<VipImportRow | null>(null);
  const shelves = shelvesOf(of);
  const first = shelves.find((shelf) => shelf === 'bad' || shelf === 'failed');
  const shown = shelves.find((shelf) => shelf === chosen) ?? (chosen === 'all' ? undefined : first);
  const page = usePage('listVipImportRows', { id: of.id, state: shown }, { topics: ['vipImports'] });
  const onEdit = of.state === 'preview' ? setEdited : undefined;
  return (
    <Section title={t('vipImports.rows')} plain>
      <FilterTabs
        label={t('vipImports.rows')}
        tabs={[
          { key: undefined, label: t('vipImports.rows.all') },
          ...shelves.map((key) => ({ key, label: t(`vipImports.state.${key}`) })),
        ]}
        chosen={shown}
        onChoose={(next) => setFilters({ state: next ?? 'all' })}
      />
      <Grid columns="minmax(0, 1fr)" gap={12} above={12}>
        <PagedTable
          page={page}
          empty={<EmptyState picture="done" title={t('vipImports.rows.none')} />}
          label={t('vipImports.rows')}
          rowKey={({ row }) => String(row)}
          columns={columns(usedColumns(of.columns, page.rows), onEdit)}
          card={(row) => <RowCard row={row} onEdit={onEdit} />}
        />
      </Grid>
      {edited ? (
        <EditRow importId={of.id} row={edited} columns={of.columns} onClose={() => setEdited(null)} />
      ) : null}
    </Section>
  );
}

function shelvesOf(of: VipImportView) {
  const counts = {
    bad: of.badCount,
    failed: of.failedCount,
    made: of.madeCount,
    good: of.endedAt ? 0 : of.goodCount - of.madeCount - of.failedCount,
    known: of.knownCount,
  };
  return (['bad', 'failed', 'made', 'good', 'known'] as const).filter((state) => counts[state] > 0);
}

/** The columns with content on this page: most sheets leave many of the template's columns blank. */
function usedColumns(of: readonly VipColumn[], rows: readonly VipImportRow[]): VipColumn[] {
  const used = new Set(
    rows.flatMap(({ cells }) =>
      cells.filter(({ text, fault }) => text !== '' || fault).map(({ column }) => column),
    ),
  );
  return vipColumns.filter((column) => used.has(column) || (rows.length === 0 && of.includes(column)));
}

type OnEdit = ((row: VipImportRow) => void) | undefined;

function columns(of: readonly VipColumn[], onEdit: OnEdit): Column<VipImportRow>[] {
  return [
    tightFigureColumn('row', t('vipImports.row.number'), ({ row }) => row),
    tightColumn('state', t('vipImports.phase'), (row) => <Verdict row={row} onEdit={onEdit} />),
    ...of.map((name) =>
      column(name, t(`vipImports.column.${name}`), ({ cells }: VipImportRow) => (
        <CellText cell={cells.find((cell) => cell.column === name)} />
      )),
    ),
  ];
}

/** The result of a row, and problems that belong to no visible cell. */
function Verdict({ row, onEdit }: { row: VipImportRow; onEdit: OnEdit }) {
  const faulty = row.faults.length > 0 || row.cells.some(({ fault }) => fault !== null);
  return (
    <div className={classes.verdict}>
      <RowStateBadge state={row.state} />
      {row.order ? <Code>{row.order.number}</Code> : null}
      {row.faults.map(({ error, message }) => (
        <span key={error} className={classes.fault}>
          {message}
        </span>
      ))}
      {row.state === 'bad' && !faulty ? <Muted>{t('vipImports.row.orderBad')}</Muted> : null}
      {onEdit && faulty ? (
        <Button small look="soft" icon={IconPencil} onClick={() => onEdit(row)}>
          {t('vipImports.row.edit', { row: row.row })}
        </Button>
      ) : null}
    </div>
  );
}

function CellText({ cell }: { cell: Cell | undefined }) {
  if (cell === undefined) return null;
  return (
    <div className={classes.cell} data-bad={cell.fault ? true : undefined}>
      <span data-short={cell.text.length < 24 || undefined}>{cell.text || (cell.fault ? '–' : '')}</span>
      {cell.fault ? <span className={classes.fault}>{cell.fault.message}</span> : null}
    </div>
  );
}

/** On a phone: the row's name, state and problems, and the rest below. */
function RowCard({ row, onEdit }: { row: VipImportRow; onEdit: OnEdit }) {
  const said = row.cells.filter(({ text, fault }) => text !== '' || fault !== null);
  const inOrder = [...said.filter(({ fault }) => fault), ...said.filter(({ fault }) => !fault)];
  return (
    <Grid gap={8} pad={[12, 16]} fill="surface" edge round="card">
      <strong>{t('vipImports.row', { row: row.row })}</strong>
      <Verdict row={row} onEdit={onEdit} />
      <Grid as="dl" gap={8} size={14}>
        {inOrder.map((cell) => (
          <Grid columns="minmax(84px, 30%) 1fr" gap={12} key={cell.column}>
            <Text as="dt" tone="muted">
              {t(`vipImports.column.${cell.column}`)}
            </Text>
            <Box as="dd" minWidth={0}>
              <CellText cell={cell} />
            </Box>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
