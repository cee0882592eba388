import type { PayoutBatchView } from '@crossdock/contract/payouts/desk.ts';
import { payoutStates } from '@crossdock/domain/payouts/states.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, Money, When } from '@crossdock/ui/values.tsx';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { linkClass } from '../shell/links.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { useStaff } from '../shell/staff.ts';
import { useOpenedByUrl } from '../shell/useOpenedByUrl.ts';
import { BuildPayout } from './BuildPayout.tsx';
import { PayoutBadge } from './PayoutBadges.tsx';

export const Route = createFileRoute('/_shell/wallet/payouts/')({
  staticData: { title: 'payouts.title' },
  component: PayoutsPage,
});

/** Batches of withdrawals that are paid together, newest first. */
function PayoutsPage() {
  const state = useListChoice('state', payoutStates, (value) => t(`payouts.state.${value}`));
  const page = usePage(
    'listPayouts',
    { state: state.chosen, ...useDaysFilterParams() },
    { topics: ['payouts'] },
  );
  const [building, setBuilding] = useOpenedByUrl();
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ to: '/wallet/payouts/$id', params: { id } });
  const build = useStaff().may('withdrawal.audit') ? (
    <Button icon={IconPlus} onClick={() => setBuilding(true)}>
      {t('payouts.build')}
    </Button>
  ) : null;
  return (
    <Page {...nounTitleAndIntro('payouts')} actions={build}>
      <FilterRow>
        <ChoiceFilter {...state} label={t('payouts.state')} any={t('payouts.all')} />
      </FilterRow>
      <ListTable
        list="payouts"
        page={page}
        filters={daysFilters()}
        empty={<EmptyState picture="wallet" {...titleAndText('payouts.none')} action={build} />}
        label={t('payouts.title')}
        columns={columns()}
        onOpen={(row) => open(row.id)}
      />
      {building ? <BuildPayout onClose={() => setBuilding(false)} onBuilt={open} /> : null}
    </Page>
  );
}

const columns = (): Column<PayoutBatchView>[] => [
  column('number', t('payouts.number'), (row) => (
    <Link className={linkClass} to="/wallet/payouts/$id" params={{ id: row.id }}>
      {row.number}
    </Link>
  )),
  cornerColumn('state', t('payouts.state'), (row) => <PayoutBadge state={row.state} />),
  figureColumn('lines', t('payouts.lines'), (row) => <Count n={row.lineCount} />),
  figureColumn('total', t('payouts.total'), (row) => <Money minor={row.totalMinor} />),
  column('by', t('payouts.by.built'), (row) => row.built?.name ?? ''),
  tightColumn('at', t('payouts.payOn'), (row) => <When iso={`${row.payOn}T12:00:00Z`} style="date" />),
];
