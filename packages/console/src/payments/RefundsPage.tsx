import { sourceRefundStates } from '@crossdock/domain/payments/sourceRefunds.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, figureColumn } from '@crossdock/ui/column.ts';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { RefundBadge } from '@crossdock/web/RefundBadge.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFilters, usePage, useSubmit } from '../shell/api.ts';
import { DataList } from '../shell/DataList.tsx';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { linkClass, RowMemberLink } from '../shell/links.tsx';
import { choiceFilter, mainFilter } from '../shell/listFilters.ts';
import { useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { DecideRefund } from './DecideRefund.tsx';
import type { Refund } from './moneyRows.ts';
import { RefundPreview } from './RefundPreview.tsx';

interface Found {
  state?: string;
  contradicted?: string;
  fromDay?: string;
  toDay?: string;
}

/** Refunds to the cards or wallets that members paid with, and their states. */
export function RefundsPage({ tabs }: { tabs: ReactNode }) {
  const [found] = useFilters<Found>();
  const navigate = useNavigate();
  const [decided, setDecided] = useState<Refund>();
  const mayWrite = useStaff().may('withdrawal.audit');
  const seen = useSubmit('seeRefund', { refreshes: ['listRefunds', 'getDashboard'] });
  const actions = mayWrite
    ? { onDecide: setDecided, onSeen: ({ id }: Refund) => void seen.submit({ id }) }
    : undefined;
  const filters = {
    state: sourceRefundStates.find((one) => one === found.state),
    contradicted: found.contradicted ? true : undefined,
    words: useListWords(),
    fromDay: found.fromDay,
    toDay: found.toDay,
  };
  const page = usePage('listRefunds', filters, { topics: ['payments', 'adjustments'] });
  return (
    <Page
      {...titleAndIntro('payments.refunds')}
      width="full"
      actions={
        mayWrite ? (
          <Link className={linkClass} to="/wallet/payments" search={{ state: 'succeeded' }}>
            {t('payments.refunds.send')}
          </Link>
        ) : null
      }
    >
      {tabs}
      <DataList
        label={t('payments.refunds')}
        list="refunds"
        page={page}
        columns={columns(actions)}
        search={{ label: t('payments.refunds.search'), words: filters.words ?? '' }}
        filters={[
          mainFilter(
            'state',
            t('payments.state'),
            sourceRefundStates.map((value) => ({ value, label: t(`payments.refunds.${value}`) })),
            t('payments.all.states'),
          ),
          choiceFilter('contradicted', t('payments.refunds.contradictions'), [
            { value: '1', label: t('payments.refunds.only') },
          ]),
          { kind: 'days', label: t('payments.at') },
        ]}
        empty={titleAndText('payments.refunds.none')}
        preview={(row) => <RefundPreview refund={row} />}
        onOpen={({ memberId }) => void navigate({ to: '/members/$id', params: { id: memberId } })}
      />
      {decided ? <DecideRefund refund={decided} onClose={() => setDecided(undefined)} /> : null}
    </Page>
  );
}

interface Actions {
  readonly onDecide: (refund: Refund) => void;
  readonly onSeen: (refund: Refund) => void;
}

/**
 * The actions on a refund that the provider never answered: two people decide, and if the provider contradicts them,
 * somebody investigates.
 */
function Undecided({ refund, actions }: { refund: Refund; actions: Actions | undefined }) {
  const { decidedAs, decidedReference: reference, contradiction: says } = refund;
  return (
    <>
      {decidedAs === 'undecided' ? null : (
        <Muted size={13}>{t(`payments.refunds.decided.${decidedAs}`, { reference })}</Muted>
      )}
      {says ? (
        <Text size={13} tone="danger">
          {t('payments.refunds.contradicted.text', { says })}
        </Text>
      ) : null}
      {actions && (refund.decidable || says) ? (
        <Row as="span" gap={8}>
          <Button
            small
            look="outline"
            onClick={(event) => {
              event.stopPropagation();
              (says ? actions.onSeen : actions.onDecide)(refund);
            }}
          >
            {t(says ? 'payments.refunds.seen' : 'payments.refunds.decide')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}

/** The provider's answer, or a note that a chargeback stopped the refund. */
const whyOf = ({ why }: Refund) => (why === 'chargeback' ? t('payments.refunds.stopped') : why);

const columns = (actions: Actions | undefined): DataColumn<Refund>[] => [
  column('at', t('payments.at'), (row) => <When iso={row.createdAt} style="short" />),
  {
    key: 'member',
    title: t('payments.member'),
    long: true,
    cell: (row) => (
      <Stack gap={0}>
        <RowMemberLink row={row} />
        {row.sentBy ? (
          <Muted size={13}>
            {t('payments.refunds.bySender', { who: row.sentBy })} · {row.reason}
          </Muted>
        ) : null}
      </Stack>
    ),
  },
  column('method', t('payments.method'), (row) => (
    <Stack gap={0}>
      {row.methodName}
      {row.orderNumber ? <Code>{row.orderNumber}</Code> : null}
    </Stack>
  )),
  {
    key: 'reference',
    title: t('payments.reference'),
    long: true,
    from: 'desktop',
    cell: (row) => <Code>{row.reference}</Code>,
  },
  figureColumn('amount', t('payments.amount'), (row) => <Money minor={row.amountMinor} />),
  {
    key: 'state',
    title: t('payments.state'),
    corner: true,
    cell: (row) => (
      <Stack gap={0}>
        <RefundBadge state={row.state} label={t(`payments.refunds.${row.state}`)} />
        {row.why ? <Muted size={13}>{whyOf(row)}</Muted> : null}
        <Undecided refund={row} actions={actions} />
      </Stack>
    ),
  },
];
