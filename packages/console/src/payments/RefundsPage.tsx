import type { Output } from '@crossdock/contract/table.ts';
import { sourceRefundStates } from '@crossdock/domain/payments/sourceRefunds.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { RefundBadge } from '@crossdock/web/RefundBadge.tsx';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { DataList } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';

type Refund = Output<'listRefunds'>['list'][number];
interface Found {
  state?: string;
  words?: string;
}

/** What members sent back to the card or wallet that they paid with, and how far each is. */
export function RefundsPage({ tabs }: { tabs: ReactNode }) {
  const [found, setFilters] = useFilters<Found>();
  const navigate = useNavigate();
  const filters = {
    state: sourceRefundStates.find((one) => one === found.state),
    words: found.words ? String(found.words) : undefined,
  };
  const page = usePage('listRefunds', filters, { topics: ['payments'] });
  return (
    <Page title={t('payments.refunds')} intro={t('payments.refunds.intro')} width="full">
      {tabs}
      <DataList
        label={t('payments.refunds')}
        page={page}
        rowKey={(row) => row.id}
        columns={columns()}
        search={{ label: t('payments.refunds.search'), words: filters.words ?? '' }}
        filters={
          <ChoiceBox
            bare
            label={t('payments.state')}
            placeholder={t('payments.all.states')}
            value={filters.state ?? ''}
            data={sourceRefundStates.map((value) => ({ value, label: t(`payments.refunds.${value}`) }))}
            onChange={(event) => setFilters({ state: event.currentTarget.value })}
          />
        }
        empty={{ title: t('payments.refunds.none'), text: t('payments.refunds.none.text') }}
        onOpen={({ memberId }) => void navigate({ to: '/members/$id', params: { id: memberId } })}
      />
    </Page>
  );
}

const columns = (): DataColumn<Refund>[] => [
  { key: 'at', title: t('payments.at'), cell: (row) => <When iso={row.createdAt} style="short" /> },
  {
    key: 'member',
    title: t('payments.member'),
    long: true,
    cell: (row) => <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />,
  },
  {
    key: 'method',
    title: t('payments.method'),
    cell: (row) => (
      <Stack gap={0}>
        {row.methodName}
        {row.orderNumber ? <Code>{row.orderNumber}</Code> : null}
      </Stack>
    ),
  },
  {
    key: 'reference',
    title: t('payments.reference'),
    long: true,
    from: 'desktop',
    cell: (row) => <Code>{row.reference}</Code>,
  },
  {
    key: 'amount',
    title: t('payments.amount'),
    align: 'end',
    cell: (row) => <Money minor={row.amountMinor} />,
  },
  {
    key: 'state',
    title: t('payments.state'),
    corner: true,
    cell: (row) => (
      <Stack gap={0}>
        <RefundBadge state={row.state} label={t(`payments.refunds.${row.state}`)} />
        {row.why ? <Muted size={13}>{row.why}</Muted> : null}
      </Stack>
    ),
  },
];
