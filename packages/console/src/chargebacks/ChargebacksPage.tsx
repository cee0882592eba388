import { chargebackTabs } from '@crossdock/contract/chargebacks/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { column, figureColumn } from '@crossdock/ui/column.ts';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePage } from '../shell/api.ts';
import { DataList } from '../shell/DataList.tsx';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { RowMemberLink } from '../shell/links.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { useListWords } from '../shell/SearchFilter.tsx';
import { tabCounts } from '../shell/tabCounts.ts';
import { ChargebackBadge } from './ChargebackBadge.tsx';
import { ChargebackPreview } from './ChargebackPreview.tsx';
import { Deadline } from './Deadline.tsx';

type Row = Output<'listChargebacks'>['list'][number];

/** Payments that cardholders dispute at their bank, as tasks: the earliest deadline first. */
export function ChargebacksPage({ tabs }: { tabs: ReactNode }) {
  const navigate = useNavigate();
  const shelves = useListTabs('shelf', chargebackTabs, 'open', (key) => t(`chargebacks.shelf.${key}`));
  const shelf = shelves.chosen;
  const words = useListWords();
  const page = usePage(
    'listChargebacks',
    { shelf, words, ...useDaysFilterParams() },
    { topics: ['chargebacks'] },
  );
  const counts = countsOfTabs(['open', 'overdue'], page.query.data?.counts);
  const countOf = tabCounts(page, { names: ['shelf'], shown: shelf }, counts);
  return (
    <Page {...nounTitleAndIntro('chargebacks')} width="full">
      {tabs}
      <ListTabs {...shelves} label={t('chargebacks.title')} countOf={countOf} />
      <DataList
        label={t('chargebacks.title')}
        list="chargebacks"
        page={page}
        columns={columns()}
        search={{ label: t('chargebacks.search'), words: words ?? '' }}
        filters={daysFilters(t('chargebacks.opened'))}
        empty={titleAndText('chargebacks.none')}
        preview={(row) => <ChargebackPreview chargeback={row} />}
        onOpen={({ id }) => void navigate({ to: '/wallet/chargebacks/$id', params: { id } })}
      />
    </Page>
  );
}

const columns = (): DataColumn<Row>[] => [
  column('deadline', t('chargebacks.deadline'), (row) => <Deadline chargeback={row} />),
  figureColumn('amount', t('chargebacks.amount'), (row) => <Money minor={row.amountMinor} />),
  {
    key: 'member',
    title: t('chargebacks.member'),
    long: true,
    cell: (row) => <RowMemberLink row={row} />,
  },
  column('payment', t('chargebacks.payment'), (row) => (
    <Stack gap={0}>
      {row.methodName}
      {row.orderNumber ? <Code>{row.orderNumber}</Code> : null}
    </Stack>
  )),
  column('reason', t('chargebacks.reason'), (row) => t(`chargebacks.reason.${row.reason}`)),
  column(
    'assignee',
    t('chargebacks.assignee'),
    (row) => row.assignee || <Muted>{t('chargebacks.assignee.none')}</Muted>,
  ),
  {
    key: 'state',
    title: t('chargebacks.state'),
    corner: true,
    cell: (row) => (
      <Stack gap={0}>
        <ChargebackBadge state={row.state} />
        {row.answeredOn ? <Muted size={13}>{t('chargebacks.answered')}</Muted> : null}
      </Stack>
    ),
  },
];
