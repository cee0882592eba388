import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Box, Grid } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Code, InlineFacts, Money, Size, touchTargetClass, Weight } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './orders.module.css';
import { PackageRow } from './PackageRow.tsx';
import { Pictures } from './Pictures.tsx';

/** The packages of the order and the parcels inside them. */
export function OrderContents({ order }: { order: OrderDetails }) {
  return (
    <>
      <Weights order={order} />
      <Rows title={t('orders.packages', { n: order.packages.length })}>
        {order.packages.map((one) => (
          <PackageRow key={one.id} package={one} />
        ))}
      </Rows>
      <Rows title={t('orders.parcels', { n: order.parcels.length })}>
        {order.parcels.map((parcel) => (
          <ParcelRow key={parcel.id} parcel={parcel} />
        ))}
      </Rows>
    </>
  );
}

function Rows({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Section title={title}>
      <Grid as="ul" gap={12}>
        {children}
      </Grid>
    </Section>
  );
}

/** The real weight and the charged weight. Before packing, they come from the measurement on arrival. */
function Weights({ order: { realWeightG, billingWeightG } }: { order: OrderDetails }) {
  if (billingWeightG === 0) return null;
  return (
    <Section title={t('orders.number.weightG')} plain>
      <InlineFacts>
        <span>
          {t('orders.number.realWeightG')} <Weight grams={realWeightG} />
        </span>
        <span>
          {t('orders.number.billingWeightG')} <Weight grams={billingWeightG} />
        </span>
      </InlineFacts>
    </Section>
  );
}

function ParcelRow({ parcel }: { parcel: OrderDetails['parcels'][number] }) {
  const { lengthMm, widthMm, heightMm } = parcel;
  return (
    <li className={classes.row}>
      <Box grow minWidth={0}>
        <Link to="/myBag/$id" params={{ id: parcel.id }} className={touchTargetClass}>
          <Code>{parcel.courierNumber}</Code>
        </Link>
        <InlineFacts>
          {`${parcel.goodsName} × ${parcel.goodsCount}`}
          <Money minor={parcel.declaredValueMinor} />
        </InlineFacts>
        <Note>
          <InlineFacts>
            {parcel.weightG === null ? null : <Weight grams={parcel.weightG} />}
            {lengthMm && widthMm && heightMm ? (
              <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
            ) : null}
          </InlineFacts>
        </Note>
      </Box>
      <Pictures pictures={parcel.pictures.slice(0, 2)} about={parcel.courierNumber} />
    </li>
  );
}
