import type { ProductView, VariantView } from '@crossdock/contract/products/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { Bar, Box, Grid, Muted, Row, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { RichText } from '@crossdock/ui/RichText.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { InlineFacts, Money, Size, Weight } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OtherLanguageNotice } from '../shell/OtherLanguageNotice.tsx';
import { currentToken } from '../shell/session.ts';
import { GoodsPicture } from './GoodsPicture.tsx';
import classes from './products.module.css';
import { QuantityBox } from './QuantityBox.tsx';
import { BackToShop, ShopLinks } from './ShopLinks.tsx';

/** One product: pictures, variants with price, weight and stock, and its description. */
export function ProductPage({ id }: { id: string }) {
  const query = useCall('getProduct', { id }, { topics: ['products'] });
  return (
    <Page title={query.data?.title ?? t('products.title')} back={<BackToShop />} actions={<ShopLinks />}>
      <Loaded query={query}>{(product) => <Product key={product.id} product={product} />}</Loaded>
    </Page>
  );
}

function Product({ product }: { product: ProductView }) {
  const [picked, setPicked] = useState<string>();
  const [wanted, setWanted] = useState(1);
  const { variants } = product;
  const variant =
    variants.find(({ id }) => id === picked) ?? variants.find(({ stock }) => stock > 0) ?? variants[0];
  if (variant === undefined) return <Banner tone="info" title={t('products.soldOut')} />;
  const quantity = Math.min(wanted, Math.max(1, variant.stock));
  return (
    <>
      <Section>
        <Split columns="minmax(0, 5fr) minmax(0, 6fr)" gap={20}>
          <Pictures product={product} />
          <Stack gap={14} minWidth={0}>
            <Text size={24} strong figures>
              <Money minor={variant.priceMinor} />
            </Text>
            <Muted>
              <InlineFacts>
                {product.categoryName}
                {t('products.sold', { n: product.sold })}
                {variant.stock === 0 ? t('products.soldOut') : t('products.stock', { n: variant.stock })}
              </InlineFacts>
            </Muted>
            {variants.length > 1 ? (
              <Choice variants={variants} chosen={variant} onChoose={setPicked} />
            ) : null}
            <Measures variant={variant} />
            <div>
              <Text as="p" below={6} strong>
                {t('products.quantity')}
              </Text>
              <QuantityBox value={quantity} stock={variant.stock} onChange={setWanted} />
            </div>
          </Stack>
        </Split>
      </Section>
      {product.html === '' ? null : (
        <Section title={t('products.about')}>
          <OtherLanguageNotice text={product} />
          <RichText html={product.html} />
        </Section>
      )}
      <Section>
        <Bar gap={8}>
          <span>{t('products.ask')}</span>
          <LinkButton to="/support" look="outline" small text={t('products.askSupport')} />
        </Bar>
      </Section>
      <Buying variant={variant} quantity={quantity} />
    </>
  );
}

function Pictures({ product }: { product: ProductView }) {
  const [at, setAt] = useState(0);
  const { pictures } = product;
  return (
    <Grid gap={8} alignContent="start">
      <Box overflow="hidden" round="control">
        <GoodsPicture picture={pictures[at] ?? null} large />
      </Box>
      {pictures.length > 1 ? (
        <Row gap={8} wrap>
          {pictures.map((picture, index) => (
            <button
              key={picture.thumb}
              type="button"
              className={classes.pick}
              aria-pressed={index === at}
              aria-label={t('products.picture', { n: index + 1 })}
              onClick={() => setAt(index)}
            >
              <GoodsPicture picture={picture} />
            </button>
          ))}
        </Row>
      ) : null}
    </Grid>
  );
}

interface ChoiceProps {
  readonly variants: readonly VariantView[];
  readonly chosen: VariantView;
  readonly onChoose: (id: string) => void;
}

function Choice({ variants, chosen, onChoose }: ChoiceProps) {
  return (
    <Box as="fieldset">
      <Text as="legend" below={6} strong>
        {t('products.variant')}
      </Text>
      <Row gap={8} wrap>
        {variants.map(({ id, name, stock }) => (
          <Chip key={id} chosen={id === chosen.id} disabled={stock === 0} onClick={() => onChoose(id)}>
            {stock === 0 ? `${name} · ${t('products.soldOut')}` : name}
          </Chip>
        ))}
      </Row>
    </Box>
  );
}

function Measures({ variant }: { variant: VariantView }) {
  return (
    <Muted>
      <InlineFacts>
        <span>
          {t('products.weight')} <Weight grams={variant.weightG} />
        </span>
        <span>
          {t('products.size')} <Size {...variant} />
        </span>
      </InlineFacts>
    </Muted>
  );
}

/** Buttons to add to the cart, or to buy at once. */
function Buying({ variant, quantity }: { variant: VariantView; quantity: number }) {
  const navigate = useNavigate();
  const put = useSubmit('setCartItem', { quiet: true, refreshes: ['queryCart'] });
  if (currentToken() === null)
    return (
      <StickyAction>
        <LinkButton
          to="/login"
          search={{ redirect: location.pathname + location.search }}
          text={t('products.login')}
        />
      </StickyAction>
    );
  const add = async (thenBuy: boolean) => {
    const done = await put.submit({ variantId: variant.id, quantity, add: !thenBuy });
    if (!done.ok) return;
    if (thenBuy) await navigate({ to: '/shop-main', search: { view: 'cart', only: variant.id } });
    else showMessage('success', t('products.added'));
  };
  return (
    <>
      {put.failure ? <Banner tone="danger" title={put.failure.message} /> : null}
      <StickyAction>
        <Button look="outline" busy={put.busy} disabled={variant.stock === 0} onClick={() => void add(false)}>
          {t('products.addToCart')}
        </Button>
        <Button busy={put.busy} disabled={variant.stock === 0} onClick={() => void add(true)}>
          {t('products.buyNow')}
        </Button>
      </StickyAction>
    </>
  );
}
