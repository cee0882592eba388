import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Size, Weight } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { ParcelLink } from '../shell/links.tsx';
import classes from './orders.module.css';

/** Parcels, packages, and how it was signed for. */
export function OrderContents({ order }: { order: DeskOrderDetails }) {
  return (
    <>
      <Section title={t('orders.parcels')}>
        <ul className={classes.lines}>
          {order.parcels.map((parcel) => (
            <li key={parcel.id}>
              <Grid as="span" grow minWidth={160}>
                <ParcelLink id={parcel.id} courierNumber={parcel.courierNumber} />
                <small className={classes.muted}>
                  {[parcel.goodsName, parcel.goodsTypeName, `× ${parcel.goodsCount}`].join(' · ')}
                </small>
              </Grid>
              {parcel.weightG === null ? null : <Weight grams={parcel.weightG} />}
              <strong>{parcel.shelfCode}</strong>
            </li>
          ))}
        </ul>
      </Section>
      {order.packages.length > 0 ? <Packages order={order} /> : null}
      {order.signStat.signed ? <Proof order={order} /> : null}
    </>
  );
}

function Packages({ order }: { order: DeskOrderDetails }) {
  return (
    <Section title={t('orders.packages')}>
      <ul className={classes.lines}>
        {order.packages.map((one) => (
          <li key={one.id}>
            {one.picture ? (
              <a href={one.picture.full} target="_blank" rel="noreferrer" className={classes.thumb}>
                <img
                  src={one.picture.thumb}
                  alt={t('orders.detail.packagePicture', { n: one.position })}
                  loading="lazy"
                />
              </a>
            ) : null}
            <Grid as="span" grow minWidth={160}>
              {t('orders.desk.package', { n: one.position })}
            </Grid>
            <Size lengthMm={one.lengthMm} widthMm={one.widthMm} heightMm={one.heightMm} />
            <Weight grams={one.weightG} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Proof({ order: { signStat } }: { order: DeskOrderDetails }) {
  return (
    <Section title={t('orders.detail.proof')}>
      <Facts
        facts={[
          [t('orders.signer'), signStat.signer || '–'],
          ...(signStat.note ? [[t('orders.detail.note'), signStat.note] as const] : []),
        ]}
      />
      <ul className={classes.pictures}>
        {signStat.pictures.map((picture) => (
          <li key={picture.full}>
            <a href={picture.full} target="_blank" rel="noreferrer">
              <img src={picture.thumb} alt={t('orders.detail.proofPicture')} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
