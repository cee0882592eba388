import type { CartLine } from '@crossdock/contract/products/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass, IconButton } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useFilters, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { Amount } from './Amount.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import classes from './products.module.css';
import { BackToShop } from './ShopLinks.tsx';

/** What is to be bought, kept on the server: another device has it too. */
export function CartPage() {
  const query = useCall('queryCart', {}, { staleMs: 0 });
  return (
    <Page title={t('products.cart')} width="narrow" back={<BackToShop />}>
      <Loaded query={query} texts={loadedTexts()}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              picture="parcels"
              title={t('products.cart.empty')}
              text={t('products.cart.empty.text')}
              action={
                <Link to="/shop-main" search={{}} className={buttonClass({ look: 'soft' })}>
                  {t('products.toList')}
                </Link>
              }
            />
          ) : (
            <Cart lines={list} />
          )
        }
      </Loaded>
    </Page>
  );
}

const nameOf = ({ title, variantName }: CartLine) => [title, variantName].filter(Boolean).join(' · ');

/** All that can be bought is chosen, or the one thing that somebody wanted at once. */
function Cart({ lines }: { lines: readonly CartLine[] }) {
  const [{ only }] = useFilters<{ only?: string }>();
  const [left, setLeft] = useState<readonly string[]>(() =>
    only === undefined ? [] : lines.map(({ variantId }) => variantId).filter((id) => id !== only),
  );
  const navigate = useNavigate();
  const buy = useSubmit('buyCart', {
    quiet: true,
    refreshes: ['queryCart', 'listPurchases'],
    onDone: ({ id }) => void navigate({ to: '/pay/$orderId', params: { orderId: id }, search: { goods: 1 } }),
  });
  const chosen = lines.filter(({ variantId, fault }) => fault === null && !left.includes(variantId));
  const totalMinor = chosen.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const grams = chosen.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);
  const variantIds = chosen.map(({ variantId }) => variantId);
  return (
    <>
      <Section>
        <ul className={classes.lines} aria-label={t('products.cart')}>
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
        </ul>
      </Section>
      <p className={classes.muted}>{t('products.buy.hint')}</p>
      {buy.failure ? <Banner tone="danger" title={buy.failure.message} /> : null}
      <StickyAction
        summary={
          <>
            <Money minor={totalMinor} emphasis />
            <span className={classes.muted}>
              <Weight grams={grams} />
            </span>
          </>
        }
      >
        <Button
          busy={buy.busy}
          disabled={chosen.length === 0}
          onClick={() => void buy.submit({ variantIds, totalMinor })}
        >
          {t('products.buy')}
        </Button>
      </StickyAction>
    </>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function Line({ line, chosen, onChoose }: LineProps) {
  const { variantId, fault, quantity, stock } = line;
  const set = useSubmit('setCartItem', { refreshes: ['queryCart'] });
  const remove = useSubmit('removeCartItem', { refreshes: ['queryCart'] });
  const name = nameOf(line);
  return (
    <li>
      <Checkbox
        aria-label={t('products.cart.chosen', { name })}
        checked={chosen}
        disabled={fault !== null}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <GoodsPicture picture={line.picture} />
      <span className={classes.words}>
        <Link to="/shop-main" search={{ id: line.productId }} className={classes.words}>
          {name}
        </Link>
        <span className={classes.price}>
          <Money minor={line.priceMinor} />
        </span>
        {fault === 'gone' ? <span className={classes.fault}>{t('products.cart.gone')}</span> : null}
        {fault === 'short' ? (
          <span className={classes.fault}>{t('products.cart.short', { n: stock })}</span>
        ) : null}
      </span>
      <span className={classes.end}>
        {fault === 'gone' ? null : (
          <Amount
            value={quantity}
            stock={stock}
            busy={set.busy}
            onChange={(next) => void set.submit({ variantId, quantity: next })}
          />
        )}
        <IconButton
          icon={IconTrash}
          label={t('products.cart.remove', { name })}
          disabled={remove.busy}
          onClick={() => void remove.submit({ variantIds: [variantId] })}
        />
      </span>
    </li>
  );
}
