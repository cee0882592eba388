import { refusalFixOf } from '@crossdock/contract/checkout/refusalFixes.ts';
import type { CartLine } from '@crossdock/contract/products/shapes.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { StackLink } from '@crossdock/web/layoutLinks.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useFilters, useSubmit } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { QuantityBox } from './QuantityBox.tsx';
import { BackToShop } from './ShopLinks.tsx';
import { type DiscountSlot, useCartCoupon } from './useCartCoupon.ts';

/** The cart. The server stores it, so other devices show it too. */
export function CartPage({ discount }: DiscountSlot) {
  const query = useCall('queryCart', {}, { staleMs: 0 });
  return (
    <Page title={t('products.cart')} width="narrow" back={<BackToShop />}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              picture="parcels"
              {...titleAndText('products.cart.empty')}
              action={<LinkButton to="/shop-main" search={{}} look="soft" text={t('products.toList')} />}
            />
          ) : (
            <Cart lines={list} discount={discount} />
          )
        }
      </Loaded>
    </Page>
  );
}

const nameOf = ({ title, variantName }: CartLine) => [title, variantName].filter(Boolean).join(' · ');

/** At first everything that can be bought is chosen, or only the product that the member wanted to buy at once. */
function Cart({ lines, discount }: DiscountSlot & { lines: readonly CartLine[] }) {
  const [{ only }] = useFilters<{ only?: string }>();
  const [left, setLeft] = useState<readonly string[]>(() =>
    only === undefined ? [] : lines.map(({ variantId }) => variantId).filter((id) => id !== only),
  );
  const navigate = useNavigate();
  const buy = useSubmit('buyCart', {
    quiet: true,
    refreshes: ['queryCart', 'listPurchases', 'listCartCoupons', 'listCoupons', 'getCouponStatistics'],
    onDone: ({ id, state }) =>
      void (state === 'paid'
        ? navigate({ to: '/shop-main', search: { purchase: id } })
        : navigate({ to: '/pay/$orderId', params: { orderId: id }, search: { goods: 1 } })),
  });
  const chosen = lines.filter(({ variantId, fault }) => fault === null && !left.includes(variantId));
  const goodsMinor = chosen.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const grams = chosen.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);
  const variantIds = chosen.map(({ variantId }) => variantId);
  const coupon = useCartCoupon(variantIds, goodsMinor);
  const totalMinor = goodsMinor - coupon.savedMinor;
  return (
    <>
      <Section>
        <Box as="ul" aria-label={t('products.cart')}>
          {lines.map((line) => (
            <Line
              key={line.variantId}
              line={line}
              chosen={variantIds.includes(line.variantId)}
              onChoose={(isChosen) =>
                setLeft((now) =>
                  isChosen ? now.filter((id) => id !== line.variantId) : [...now, line.variantId],
                )
              }
            />
          ))}
        </Box>
      </Section>
      {coupon.props ? discount(coupon.props) : null}
      <Muted as="p">{t('products.buy.hint')}</Muted>
      <Refused
        failure={buy.failure}
        onNoDiscount={() => {
          buy.clear();
          coupon.props?.onChoose(undefined);
        }}
      />
      <StickyAction
        summary={
          <Row as="span" gap={[0, 8]} wrap align="baseline">
            <Money minor={totalMinor} emphasis />
            <Muted>
              <Weight grams={grams} />
            </Muted>
            {coupon.savedMinor > 0 ? <CouponOff minor={coupon.savedMinor} /> : null}
          </Row>
        }
      >
        <Button
          busy={buy.busy}
          disabled={chosen.length === 0 || coupon.pending}
          onClick={() => void buy.submit({ variantIds, totalMinor, ...coupon.chosen })}
        >
          {t('products.buy')}
        </Button>
      </StickyAction>
    </>
  );
}

interface RefusedProps {
  readonly failure: CallFailure | null;
  readonly onNoDiscount: () => void;
}

/**
 * Says why the purchase was refused. Sold-out or removed goods are marked in the list; a coupon that does not apply
 * can be removed here.
 */
function Refused({ failure, onNoDiscount }: RefusedProps) {
  if (!failure) return null;
  return (
    <Banner
      tone="danger"
      title={failure.message}
      action={
        refusalFixOf(failure.error) === 'noDiscount' ? (
          <Button look="outline" small onClick={onNoDiscount}>
            {t('repair.noDiscount')}
          </Button>
        ) : null
      }
    />
  );
}

function CouponOff({ minor }: { minor: number }) {
  const formatting = useFormatting();
  const amount = formatMoney(minor, formatting.currency, formatting);
  return (
    <Text tone="success" size={14} strong>
      {t('products.couponOff', { amount })}
    </Text>
  );
}

function Line(props: { line: CartLine; chosen: boolean; onChoose: (chosen: boolean) => void }) {
  const { line, chosen, onChoose } = props;
  const { variantId, fault, quantity, stock } = line;
  const set = useSubmit('setCartItem', { refreshes: ['queryCart', 'listCartCoupons'] });
  const remove = useSubmit('removeCartItem', { refreshes: ['queryCart'] });
  const name = nameOf(line);
  return (
    <Row as="li" lineBetween gap={12} align="center" pad={[12, 0]}>
      <Checkbox
        aria-label={t('products.cart.chosen', { name })}
        checked={chosen}
        disabled={fault !== null}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <GoodsPicture picture={line.picture} />
      <Stack as="span" grow gap={4} minWidth={0} tone="text">
        <StackLink to="/shop-main" search={{ id: line.productId }} grow gap={4} minWidth={0} tone="text">
          {name}
        </StackLink>
        <Text strong figures>
          <Money minor={line.priceMinor} />
        </Text>
        {fault === 'gone' ? (
          <Text tone="danger" size={14} strong>
            {t('products.cart.gone')}
          </Text>
        ) : null}
        {fault === 'short' ? (
          <Text tone="danger" size={14} strong>
            {t('products.cart.short', { n: stock })}
          </Text>
        ) : null}
        {fault === 'gone' ? null : (
          <QuantityBox
            value={quantity}
            stock={stock}
            busy={set.busy}
            onChange={(next) => void set.submit({ variantId, quantity: next })}
          />
        )}
      </Stack>
      <IconButton
        icon={IconTrash}
        label={t('products.cart.remove', { name })}
        disabled={remove.busy}
        onClick={() => void remove.submit({ variantIds: [variantId] })}
      />
    </Row>
  );
}
