import wire from 'virtual:wire-table';
import type { Output } from '@crossdock/contract/table.ts';
import { ChoiceBox, TextBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { currentLocale } from '@crossdock/web/language.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { actName } from './actName.ts';
import classes from './Staff.module.css';

type Row = Output<'listAudit'>['list'][number];
interface Filters {
  readonly staffId?: string;
  readonly call?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Every write by staff, in their own name or as a member: who, what, when, with what. */
export function AuditLogPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const [acts] = useState(recordedActs);
  const staff = useCall('listStaff', { pageSize: 100 }, { staleMs: 60_000 });
  const page = usePage('listAudit', {
    ...(filters.staffId ? { staffId: filters.staffId } : {}),
    ...(filters.call ? { call: filters.call } : {}),
    ...(filters.from ? { from: dayStart(filters.from, 0) } : {}),
    ...(filters.to ? { to: dayStart(filters.to, 1) } : {}),
  });
  return (
    <Page title={t('staff.audit')} intro={t('staff.audit.intro')}>
      <div className={classes.filters}>
        <ChoiceBox
          label={t('staff.who')}
          placeholder={t('staff.who.all')}
          data={(staff.data?.list ?? []).map(({ staffId, name }) => ({ value: staffId, label: name }))}
          value={filters.staffId ?? ''}
          onChange={(event) => setFilters({ staffId: event.target.value })}
        />
        <ChoiceBox
          label={t('staff.call')}
          placeholder={t('staff.call.all')}
          data={acts}
          value={filters.call ?? ''}
          onChange={(event) => setFilters({ call: event.target.value })}
        />
        <TextBox
          type="date"
          label={t('staff.from')}
          value={filters.from ?? ''}
          onChange={(event) => setFilters({ from: event.target.value })}
        />
        <TextBox
          type="date"
          label={t('staff.to')}
          value={filters.to ?? ''}
          onChange={(event) => setFilters({ to: event.target.value })}
        />
      </div>
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <Nothing filtered={Object.values(filters).some(Boolean)} />
          ) : (
            <ResponsiveTable
              label={t('staff.audit')}
              rows={page.rows}
              rowKey={(row) => row.id}
              columns={columns()}
              stale={page.query.isPlaceholderData}
            />
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState picture="search" title={t('staff.audit.none')} text={t('staff.audit.none.text')} />
  ) : (
    <EmptyState picture="done" title={t('staff.audit.empty')} text={t('staff.audit.empty.text')} />
  );
}

/** What can be recorded, by its name in the reader's language. Made when the texts are there. */
function recordedActs() {
  return Object.keys(wire)
    .map((call) => ({ value: call, label: actName(call) }))
    .filter(({ value, label }) => label !== value)
    .sort((one, other) => one.label.localeCompare(other.label, currentLocale()));
}

function dayStart(date: string, daysLater: number): string {
  const day = new Date(`${date}T00:00`);
  day.setDate(day.getDate() + daysLater);
  return day.toISOString();
}

function columns(): Column<Row>[] {
  return [
    { key: 'at', title: t('staff.at'), tight: true, cell: (row) => <When iso={row.at} /> },
    { key: 'who', title: t('staff.who'), cell: (row) => row.staffName ?? '–' },
    {
      key: 'member',
      title: t('staff.asMember'),
      cell: (row) =>
        row.memberId ? (
          <Link className={classes.link} to="/members/$id" params={{ id: row.memberId }}>
            {row.memberName}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      key: 'call',
      title: t('staff.call'),
      cell: (row) => (
        <>
          {actName(row.call)}
          <details className={classes.details}>
            <summary>{t('staff.details')}</summary>
            <pre className={classes.json}>{JSON.stringify(JSON.parse(row.input), null, 1)}</pre>
            <span className={classes.muted}>
              {row.ip} · {row.requestId}
            </span>
          </details>
        </>
      ),
    },
  ];
}
