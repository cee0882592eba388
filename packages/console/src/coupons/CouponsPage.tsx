import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { couponStates } from '@crossdock/domain/coupons/states.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, When } from '@crossdock/ui/values.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { linkClass } from '../shell/links.tsx';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { useAddressOpens } from '../shell/useAddressOpens.ts';
import { CouponBadge } from './CouponBadge.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { IssuedShare, SpentShare } from './CouponUsage.tsx';
import { lastDayBefore } from './couponForm.ts';
import { useCouponWords } from './couponWords.ts';

/** The shop's coupons: the discount, number of copies, and cost of each. */
export function CouponsPage() {
  const state = useListChoice('state', couponStates, (value) => t(`coupons.state.${value}`));
  const page = usePage(
    'listStaffCoupons',
    { state: state.chosen, words: useListWords() ?? '' },
    { topics: ['coupons'] },
  );
  const [adding, setAdding] = useAddressOpens();
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
        rowKey={(row) => row.id}
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
    {
      key: 'name',
      title: t('coupons.name'),
      cell: (row) => (
        <Grid as="span" gap={2}>
          <Link className={linkClass} to="/coupons/$id" params={{ id: row.id }}>
            {words.nameOf(row)}
          </Link>
          <Muted>{words.sentence(row)}</Muted>
        </Grid>
      ),
    },
    {
      key: 'state',
      title: t('coupons.state'),
      tight: true,
      cell: (row) => <CouponBadge state={row.state} />,
    },
    {
      key: 'until',
      title: t('coupons.validity'),
      tight: true,
      cell: (row) =>
        row.validUntil === null ? (
          t('coupons.daysFrom', { n: row.validDays ?? 0 })
        ) : (
          <When iso={lastDayBefore(row.validUntil)} style="date" />
        ),
    },
    { key: 'issued', title: t('coupons.issued'), cell: (row) => <IssuedShare coupon={row} /> },
    { key: 'used', title: t('coupons.used'), align: 'end', cell: (row) => <Count n={row.usedCount} /> },
    { key: 'cost', title: t('coupons.cost'), cell: (row) => <SpentShare coupon={row} /> },
  ];
}
