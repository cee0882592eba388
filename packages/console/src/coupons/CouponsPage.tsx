import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { couponStates } from '@crossdock/domain/coupons/states.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, When } from '@crossdock/ui/values.tsx';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { linkClass } from '../shell/links.tsx';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { useOpenedByUrl } from '../shell/useOpenedByUrl.ts';
import { CouponBadge } from './CouponBadge.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { IssuedCountBar, UsedBudgetBar } from './CouponUsage.tsx';
import { lastInstantBefore } from './couponForm.ts';
import { useCouponWords } from './couponWords.ts';

export const Route = createFileRoute('/_shell/coupons/')({
  staticData: {
    title: 'shell.nav.coupons',
    menu: { group: 'rewards', icon: IconTicket, can: 'coupon.read', key: '1' },
  },
  component: CouponsPage,
});

/** The shop's coupons: the discount, number of copies, and cost of each. */
function CouponsPage() {
  const state = useListChoice('state', couponStates, (value) => t(`coupons.state.${value}`));
  const page = usePage(
    'listStaffCoupons',
    { state: state.chosen, words: useListWords() ?? '' },
    { topics: ['coupons'] },
  );
  const [adding, setAdding] = useOpenedByUrl();
  const navigate = useNavigate();
  const words = useCouponWords();
  const add = useStaff().may('coupon.write') ? (
    <Button icon={IconPlus} onClick={() => setAdding(true)}>
      {t('coupons.add')}
    </Button>
  ) : null;
  return (
    <Page title={t('shell.nav.coupons')} intro={t('coupons.intro')} actions={add}>
      <FilterRow>
        <SearchFilter label={t('coupons.search')} />
        <ChoiceFilter {...state} label={t('coupons.state')} any={t('coupons.all')} />
      </FilterRow>
      <ListTable
        list="coupons"
        page={page}
        empty={<EmptyState picture="wallet" {...titleAndText('coupons.none')} action={add} />}
        label={t('shell.nav.coupons')}
        columns={columns(words)}
        onOpen={(row) => void navigate({ to: '/coupons/$id', params: { id: row.id } })}
      />
      {adding ? (
        <CouponDialog
          coupon={null}
          onClose={() => setAdding(false)}
          onSaved={(id) => void navigate({ to: '/coupons/$id', params: { id } })}
        />
      ) : null}
    </Page>
  );
}

function columns(words: ReturnType<typeof useCouponWords>): Column<StaffCoupon>[] {
  return [
    column('name', t('coupons.name'), (row) => (
      <Grid as="span" gap={2}>
        <Link className={linkClass} to="/coupons/$id" params={{ id: row.id }}>
          {words.nameOf(row)}
        </Link>
        <Muted>{words.sentence(row)}</Muted>
      </Grid>
    )),
    tightColumn('state', t('coupons.state'), (row) => <CouponBadge state={row.state} />),
    tightColumn('until', t('coupons.validity'), (row) =>
      row.validUntil === null ? (
        t('coupons.daysFrom', { n: row.validDays ?? 0 })
      ) : (
        <When iso={lastInstantBefore(row.validUntil)} style="date" />
      ),
    ),
    column('issued', t('coupons.issued'), (row) => <IssuedCountBar coupon={row} />),
    figureColumn('used', t('coupons.used'), (row) => <Count n={row.usedCount} />),
    column('cost', t('coupons.cost'), (row) => <UsedBudgetBar coupon={row} />),
  ];
}
