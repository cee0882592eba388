import type { PurchaseView } from '@crossdock/contract/products/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { LabelledText } from '@crossdock/ui/LabelledText.tsx';
import { Bar, Box, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Columns, Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { BoxLink } from '@crossdock/web/layoutLinks.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { PayButton } from '../shell/PayButton.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { PurchaseBadge } from './PurchaseBadge.tsx';

export interface InvoiceSlot {
  /** Renders the e-invoices of a paid purchase. */
  readonly invoices: (id: string) => ReactNode;
}

/** One purchase: its goods, its cost, and the parcels that were made from the goods. */
export function PurchasePage({ id, invoices }: InvoiceSlot & { id: string }) {
  const query = useCall('getPurchase', { id }, { topics: ['purchases'] });
  return (
    <Page
      title={t('products.purchase', { number: query.data?.number ?? '' })}
      back={
        <Link to="/shop-main" search={{ view: 'purchases' }}>
          {t('products.purchases')}
        </Link>
      }
    >
      <Loaded query={query}>{(purchase) => <Purchase purchase={purchase} invoices={invoices} />}</Loaded>
    </Page>
  );
}

function Purchase({ purchase, invoices }: InvoiceSlot & { purchase: PurchaseView }) {
  const { id, state, why, lines, paidAt } = purchase;
  return (
    <Columns
      asideLast
      aside={
        <Section>
          <Facts facts={factsOf(purchase)} />
          {paidAt === null ? null : invoices(id)}
        </Section>
      }
    >
      {state === 'paid' ? (
        <Banner
          tone="success"
          title={t('products.onShelf')}
          action={<LinkButton to="/myBag" search={{}} look="soft" small text={t('products.toShelf')} />}
        />
      ) : null}
      <Section>
        <Bar gap={8}>
          <PurchaseBadge state={state} />
          <Money minor={purchase.totalMinor} emphasis />
        </Bar>
        <LabelledText label={t('products.why')} text={why} />
        <Box as="ul" aria-label={t('products.title')}>
          {lines.map((line) => (
            <Row as="li" lineBetween gap={12} align="center" pad={[12, 0]} key={line.variantId}>
              <GoodsPicture picture={line.picture} />
              <Stack as="span" grow gap={4} minWidth={0} tone="text">
                <Link to="/shop-main" search={{ id: line.productId }}>
                  {t('products.line', { name: line.name, n: line.quantity })}
                </Link>
                {line.parcelId ? (
                  <BoxLink tone="muted" size={14} to="/myBag/$id" params={{ id: line.parcelId }}>
                    {t('products.parcel', { number: line.parcelNumber })}
                  </BoxLink>
                ) : null}
              </Stack>
              <Money minor={line.amountMinor} />
            </Row>
          ))}
        </Box>
      </Section>
      {state === 'awaitingPayment' ? <Unpaid purchase={purchase} /> : null}
    </Columns>
  );
}

function factsOf({ createdAt, paidAt, endedAt, expiresAt, state, methodName, ...amounts }: PurchaseView) {
  const awaits = state === 'awaitingPayment';
  const ended = endedAt ? <When key="ended" iso={endedAt} /> : null;
  const { paymentFeeMinor, goodsMinor, discountMinor } = amounts;
  return [
    [t('products.goods'), discountMinor > 0 ? <Money key="goods" minor={goodsMinor} /> : null],
    [t('products.coupon'), discountMinor > 0 ? <Money key="coupon" minor={-discountMinor} /> : null],
    [t('products.boughtAt'), <When key="at" iso={createdAt} />],
    [t('products.payBefore'), awaits ? <When key="until" iso={expiresAt} /> : null],
    [t('products.paidAt'), paidAt ? <When key="paid" iso={paidAt} /> : null],
    [t('payments.method'), methodName || null],
    [t('products.endedAt.cancelled'), state === 'cancelled' ? ended : null],
    [t('products.endedAt.refunded'), state === 'refunded' ? ended : null],
    [t('products.fee'), paymentFeeMinor > 0 ? <Money key="fee" minor={paymentFeeMinor} /> : null],
  ] as const;
}

function Unpaid({ purchase: { id } }: { purchase: PurchaseView }) {
  return (
    <StickyAction>
      <ConfirmButton
        look="outline"
        confirmLabel={t('products.cancel')}
        call="cancelPurchase"
        input={{ id, why: t('products.cancel.why') }}
        refreshes={['getPurchase', 'listPurchases', 'queryProducts']}
        done={t('products.cancelled')}
        title={t('products.cancel')}
        cancelLabel={t('products.keep')}
        danger
        text={t('products.cancel.text')}
      />
      <PayButton orderId={id} goods text={t('products.pay')} />
    </StickyAction>
  );
}
