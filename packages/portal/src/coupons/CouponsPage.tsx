import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { figureSpace } from '@crossdock/ui/figureSpace.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Tiles } from '@crossdock/ui/Tiles.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { InlineFacts } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { CouponTicket } from './CouponTicket.tsx';
import classes from './coupons.module.css';
import { useCouponWords } from './couponWords.ts';

export const Route = createFileRoute('/_shell/coupon')({
  staticData: { title: 'shell.route.coupon', action: 'wallet' },
  component: CouponsPage,
});

const statuses = [1, 2, 3] as const;

/** The member's coupons by status, and the exchange of a code for a coupon. */
function CouponsPage() {
  const [{ status: asked }, setFilters] = useFilters<{ status?: number }>();
  const status = statuses.find((one) => one === asked) ?? 1;
  const counts = useCall('getCouponStatistics', {}, { topics: ['coupons'] });
  const page = usePage('listCoupons', { status }, { topics: ['coupons'] });
  const countOf = (one: number) => counts.data?.list.find((row) => row.status === one)?.count;
  return (
    <Page title={t('shell.group.rewards')} intro={t('coupons.intro')} tabs={<RouteTabs of="rewards" />}>
      <ExchangeForm onExchanged={() => setFilters({})} />
      <Row as="fieldset" gap={8} wrap aria-label={t('coupons.tabs')}>
        {statuses.map((one) => (
          <Chip
            key={one}
            chosen={one === status}
            onClick={() => setFilters(one === 1 ? { status: undefined } : { status: one })}
          >
            {t(`coupons.status.${one}`)} {countOf(one) ?? figureSpace}
          </Chip>
        ))}
      </Row>
      {status === 1 && counts.data && counts.data.endingSoon > 0 ? (
        <Text as="p" tone="warning" size={13}>
          {t('coupons.endingSoon', { n: counts.data.endingSoon })}
        </Text>
      ) : null}
      <PagedList
        page={page}
        skeleton={{ rows: 4, heightPx: 112 }}
        empty={<EmptyState picture="wallet" {...titleAndText(`coupons.none.${status}`)} />}
      >
        {(rows) => (
          <Tiles from="desktop" lastFills columns={2} label={t('shell.route.coupon')} rows={rows}>
            {(coupon) => <Ticket coupon={coupon} />}
          </Tiles>
        )}
      </PagedList>
    </Page>
  );
}

function Ticket({ coupon }: { coupon: MemberCoupon }) {
  const formatting = useFormatting();
  const words = useCouponWords();
  const date = (iso: string) => formatWhen(iso, 'date', formatting);
  // `validUntil` is the start of the next day, so the last day is one moment before it.
  const lastDay = date(new Date(Date.parse(coupon.validUntil) - 1).toISOString());
  if (coupon.status === 3)
    return (
      <CouponTicket
        coupon={coupon}
        dim
        note={
          <InlineFacts>
            {coupon.orderId ? (
              <Link to="/myOrder/$id" params={{ id: coupon.orderId }}>
                {t('coupons.usedOn', { number: coupon.orderNumber ?? '' })}
              </Link>
            ) : null}
            {coupon.purchaseId ? (
              <Link to="/shop-main" search={{ purchase: coupon.purchaseId }}>
                {t('coupons.usedOnGoods', { number: coupon.purchaseNumber ?? '' })}
              </Link>
            ) : null}
            {t('coupons.saved', { amount: words.money(coupon.deductedMinor ?? 0) })}
          </InlineFacts>
        }
      />
    );
  if (coupon.status === 2)
    return <CouponTicket coupon={coupon} dim note={t('coupons.ended', { date: lastDay })} />;
  const early = Date.parse(coupon.validFrom) > Date.now();
  return (
    <CouponTicket
      coupon={coupon}
      note={
        <InlineFacts>
          {early ? t('coupons.from', { date: date(coupon.validFrom) }) : null}
          {t('coupons.until', { date: lastDay })}
        </InlineFacts>
      }
      action={
        early ? null : coupon.base === 'goods' ? (
          <LinkButton to="/shop-main" search={{}} look="soft" text={t('coupons.use')} />
        ) : (
          <LinkButton to="/consolidate" search={{ coupon: coupon.id }} look="soft" text={t('coupons.use')} />
        )
      }
    />
  );
}

function ExchangeForm({ onExchanged }: { onExchanged: () => void }) {
  const form: PlainForm<{ code: string }> = usePlainForm('exchangeCoupon', {
    schema: () =>
      import('@crossdock/contract/coupons/calls.ts').then(
        ({ couponCalls }) => couponCalls.exchangeCoupon.input,
      ),
    defaults: { code: '' },
    input: ({ code }) => ({ code }),
    done: ({ name }) => t('coupons.exchanged', { name }),
    refreshes: ['listCoupons', 'getCouponStatistics', 'getMemberInfo'],
    onDone: () => {
      form.set('code', '');
      onExchanged();
    },
  });
  return (
    <Section>
      <form className={classes.exchange} noValidate onSubmit={(event) => void form.send(event)}>
        <TextBox
          label={t('coupons.code')}
          placeholder={t('coupons.code.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={form.values.code}
          error={form.errors.code ?? form.failure?.message}
          onChange={(event) => form.set('code', event.currentTarget.value)}
        />
        <Button type="submit" busy={form.busy}>
          {t('coupons.exchange')}
        </Button>
      </form>
    </Section>
  );
}
