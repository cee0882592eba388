import type { ListedEinvoice } from '@crossdock/contract/einvoices/desk.ts';
import { einvoiceKinds, einvoiceStates } from '@crossdock/domain/einvoices/documents.ts';
import { saleKinds } from '@crossdock/domain/einvoices/sales.ts';
import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import type { Option } from '@crossdock/ui/controls.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { type ReactNode, useState } from 'react';
import { client, useFilters, usePage } from '../shell/api.ts';
import { ExportMenu } from '../shell/ExportMenu.tsx';
import { FilterBar } from '../shell/FilterBar.tsx';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { MemberLink } from '../shell/links.tsx';
import { type ListFilter, memberFilter } from '../shell/listFilters.ts';
import { useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { EinvoiceBadge } from './EinvoiceBadge.tsx';
import { EinvoiceDetails } from './EinvoiceDetails.tsx';
import { SaleLink } from './SaleLink.tsx';

interface Found {
  kind?: string;
  state?: string;
  month?: string;
  for?: string;
  memberId?: string;
  fromDay?: string;
  toDay?: string;
}

const shownMonths = 24;

/** Every e-invoice and allowance with the provider's answer, and the export of a month. */
export function EinvoicesPage({ tabs }: { tabs: ReactNode }) {
  const { timeZone } = useFormatting();
  const months = monthsUntil(new Date().toISOString(), timeZone, shownMonths).toReversed();
  const [found] = useFilters<Found>();
  const [open, setOpen] = useState<string>();
  const filters = {
    kind: einvoiceKinds.find((one) => one === found.kind),
    state: einvoiceStates.find((one) => one === found.state),
    month: months.find((one) => one === found.month),
    for: saleKinds.find((one) => one === found.for),
    words: useListWords(),
    memberId: found.memberId,
    fromDay: found.fromDay,
    toDay: found.toDay,
  };
  const page = usePage('listEinvoices', filters, { topics: ['orders'] });
  const exported = filters.month ?? months[0] ?? '';
  return (
    <Page
      {...nounTitleAndIntro('einvoices')}
      actions={
        useStaff().may('wallet.close') ? (
          <ExportMenu
            label={t('einvoices.export', { month: exported })}
            fetch={(format) =>
              client.attempt('exportEinvoices', { month: exported, format }, { fresh: true })
            }
          />
        ) : null
      }
    >
      {tabs}
      <FilterBar
        search={{ label: t('einvoices.search'), words: filters.words ?? '' }}
        filters={einvoiceFilters(months, page.rows)}
      >
        {null}
      </FilterBar>
      <ListTable
        list="einvoices"
        page={page}
        memberOf={({ memberId, memberName: name }) => ({ memberId, name })}
        empty={<EmptyState picture="wallet" {...titleAndText('einvoices.none')} />}
        label={t('einvoices.title')}
        columns={columns(setOpen)}
      />
      {open ? <EinvoiceDetails id={open} onClose={() => setOpen(undefined)} /> : null}
    </Page>
  );
}

/**
 * The filters of the list. `month` is the month in which the e-invoice was issued; the day filters refer to the day
 * of its request.
 */
function einvoiceFilters(months: readonly string[], rows: readonly ListedEinvoice[]): readonly ListFilter[] {
  const choice = (name: 'kind' | 'state' | 'month' | 'for', data: readonly Option[]): ListFilter => ({
    kind: 'choice',
    name,
    label: t(`einvoices.${name}`),
    any: t(`einvoices.${name}`),
    data,
    main: name !== 'for',
  });
  return [
    choice(
      'kind',
      einvoiceKinds.map((value) => ({ value, label: t(`einvoices.kind.${value}`) })),
    ),
    choice(
      'state',
      einvoiceStates.map((value) => ({ value, label: t(`einvoices.state.${value}`) })),
    ),
    choice(
      'month',
      months.map((value) => ({ value, label: value })),
    ),
    choice(
      'for',
      saleKinds.map((value) => ({ value, label: t(`einvoices.for.${value}`) })),
    ),
    { kind: 'days', label: t('einvoices.made') },
    memberFilter(t('einvoices.member'), rows[0]?.memberName || rows[0]?.memberAccount),
  ];
}

const columns = (open: (id: string) => void): Column<ListedEinvoice>[] => [
  column('number', t('einvoices.number'), (row) => (
    <Stack gap={0}>
      {row.number === '' ? '–' : <Code>{row.number}</Code>}
      <Muted>{t(`einvoices.kind.${row.kind}`)}</Muted>
    </Stack>
  )),
  cornerColumn('state', t('einvoices.state'), (row) => <EinvoiceBadge state={row.state} />),
  column('for', t('einvoices.for'), (row) => <SaleLink sale={row.sale} />),
  column('member', t('einvoices.member'), (row) => (
    <MemberLink id={row.memberId} name={row.memberName || row.memberAccount} />
  )),
  figureColumn('amount', t('einvoices.amount'), (row) => (
    <Money minor={row.kind === 'allowance' ? -row.amountMinor : row.amountMinor} />
  )),
  figureColumn('tax', t('einvoices.tax'), (row) => <Money minor={row.taxMinor} />),
  tightColumn('date', t('einvoices.date'), (row) => (
    <When iso={row.issuedAt ?? row.createdAt} style="short" />
  )),
  tightColumn('open', '', (row) => (
    <Button small look="outline" onClick={() => open(row.id)}>
      {t('einvoices.details')}
    </Button>
  )),
];
