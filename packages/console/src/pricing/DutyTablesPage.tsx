import type { DutyTableRow } from '@crossdock/contract/duties/desk.ts';
import { dutyCurrency } from '@crossdock/domain/duties/table.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client, useCall } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { ExportMenu } from '../shell/ExportMenu.tsx';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { CustomsChargeListDialog } from './CustomsChargeListDialog.tsx';
import { DutyTableDialog } from './DutyTableDialog.tsx';

export const Route = createFileRoute('/_shell/pricing/duties')({
  staticData: { title: 'duties.tables' },
  component: DutyTablesPage,
});

/** The customs charges of each destination, with their first days, and the tables that no longer apply. */
function DutyTablesPage() {
  const query = useCall('listDutyTables', {});
  const staff = useStaff();
  const [edited, setEdited] = useState<DutyTableRow>();
  const [noting, setNoting] = useState(false);
  return (
    <Page
      {...titleAndIntro('duties.tables')}
      back={<Link to="/pricing">{t('duties.tables.pricing')}</Link>}
      actions={
        <>
          {staff.may('advance.write') ? (
            <Button look="outline" onClick={() => setNoting(true)}>
              {t('duties.list.note')}
            </Button>
          ) : null}
          <ExportMenu
            label={t('duties.export')}
            fetch={(format) => client.attempt('exportDutyTables', { format }, { fresh: true })}
          />
          {staff.may('pricing.write') ? (
            <LinkButton to="/pricing/duties/import" look="outline" text={t('duties.import')} />
          ) : null}
        </>
      }
    >
      <Loaded query={query}>
        {(list) => (
          <Tables
            list={regions.flatMap((region) => list.filter(({ country }) => country === region))}
            onEdit={staff.may('pricing.write') ? setEdited : undefined}
          />
        )}
      </Loaded>
      {edited ? <DutyTableDialog table={edited} onClose={() => setEdited(undefined)} /> : null}
      {noting ? <CustomsChargeListDialog onClose={() => setNoting(false)} /> : null}
    </Page>
  );
}

interface TablesProps {
  readonly list: readonly DutyTableRow[];
  readonly onEdit: ((table: DutyTableRow) => void) | undefined;
}

function Tables({ list, onEdit }: TablesProps) {
  const formatting = useFormatting();
  const rate = (bp: number) => (bp === 0 ? '–' : formatQuantity(bp, 'rate', formatting));
  const columns: Column<DutyTableRow>[] = [
    column('country', t('duties.country'), ({ country, from }) => (
      <Stack gap={2}>
        <strong>{countryName(country)}</strong>
        <Muted size={13}>{`${t('duties.from')} ${dayText(from, formatting, 'date')}`}</Muted>
      </Stack>
    )),
    cornerColumn('state', '', (row) => <State row={row} currency={formatting.currency} />),
    figureColumn('free', t('duties.freeUpTo'), (row) => freeText(row, formatting)),
    figureColumn('duty', t('duties.duty'), ({ dutyBp }) => rate(dutyBp)),
    figureColumn('vat', t('duties.vat'), ({ vatBp }) => rate(vatBp)),
    figureColumn('lowValue', t('duties.line.lowValue'), ({ lowValueBp }) => rate(lowValueBp)),
    column('source', t('duties.sourceField'), (row) => <Source row={row} />),
    ...(onEdit
      ? [
          tightColumn('edit', '', (row: DutyTableRow) =>
            row.inForce || row.from > new Date().toISOString().slice(0, 10) ? (
              <Button
                small
                look={row.id === '' ? 'soft' : 'outline'}
                icon={row.id === '' ? IconCheck : IconPencil}
                onClick={() => onEdit(row)}
              >
                {t(row.id === '' ? 'duties.confirm' : 'duties.edit')}
              </Button>
            ) : null,
          ),
        ]
      : []),
  ];
  return (
    <ResponsiveTable
      label={t('duties.tables')}
      rows={list}
      rowKey={({ id, country, from }) => `${id} ${country} ${from}`}
      columns={columns}
    />
  );
}

function State({ row, currency }: { row: DutyTableRow; currency: string }) {
  const isMissing = row.rateMillionths === null && dutyCurrency(row.country, currency) !== currency;
  if (!row.inForce) return null;
  if (isMissing || row.id === '')
    return (
      <StatusBadge
        tone="warning"
        icon={IconAlertTriangle}
        label={t(isMissing ? 'duties.rate.missing' : 'duties.unconfirmedTable')}
      />
    );
  return <StatusBadge tone="success" icon={IconCircleCheck} label={t('duties.now')} />;
}

function freeText({ freeUpToMinor, freeEntries, currency }: DutyTableRow, formatting: Formatting): string {
  if (freeUpToMinor === 0) return t('duties.none');
  const amount = formatMoney(freeUpToMinor, currency, formatting);
  return freeEntries === null ? amount : `${amount} × ${freeEntries}`;
}

function Source({ row }: { row: DutyTableRow }) {
  return (
    <>
      {row.source}
      <Row as="span" gap={[0, 8]} wrap>
        <Muted size={13}>{row.createdAt === null ? t('duties.standard') : row.staffName}</Muted>
        {row.createdAt === null ? null : (
          <Muted size={13}>
            <When iso={row.createdAt} />
          </Muted>
        )}
      </Row>
    </>
  );
}
