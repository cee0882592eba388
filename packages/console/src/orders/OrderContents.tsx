import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Dots } from '@crossdock/ui/Dots.tsx';
import { Box, Grid, Muted, Photo, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Size, Weight } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { ParcelLink } from '../shell/links.tsx';

/** Parcels, packages, and how it was signed for. */
export function OrderContents({ order }: { order: DeskOrderDetails }) {
  return (
    <>
      <Section title={t('orders.parcels')}>
        <Box as="ul">
          {order.parcels.map((parcel) => (
            <Row as="li" gap={[4, 16]} wrap align="center" pad={[10, 0]} lineBetween key={parcel.id}>
              <Grid as="span" grow minWidth={160}>
                <ParcelLink id={parcel.id} courierNumber={parcel.courierNumber} />
                <Muted as="small">
                  {[parcel.goodsName, parcel.goodsTypeName, `× ${parcel.goodsCount}`].join(' · ')}
                </Muted>
              </Grid>
              {parcel.weightG === null ? null : <Weight grams={parcel.weightG} />}
              <strong>{parcel.shelfCode}</strong>
            </Row>
          ))}
        </Box>
      </Section>
      {order.packages.length > 0 ? <Packages order={order} /> : null}
      {order.signStat.signed ? <Proof order={order} /> : null}
    </>
  );
}

function Packages({ order }: { order: DeskOrderDetails }) {
  return (
    <Section title={t('orders.packages')}>
      <Box as="ul">
        {order.packages.map((one) => (
          <Row as="li" gap={[4, 16]} wrap align="center" pad={[10, 0]} lineBetween key={one.id}>
            {one.picture ? (
              <a href={one.picture.full} target="_blank" rel="noreferrer">
                <Photo
                  block
                  square={56}
                  fit="cover"
                  round="control"
                  src={one.picture.thumb}
                  alt={t('orders.detail.packagePicture', { n: one.position })}
                  loading="lazy"
                />
              </a>
            ) : null}
            <Grid as="span" grow minWidth={160}>
              {t('orders.desk.package', { n: one.position })}
              {one.contents.map(({ parcelId, courierNumber, goodsName, pieces, goodsCount }) => (
                <Muted as="small" key={parcelId}>
                  <Dots>
                    <ParcelLink id={parcelId} courierNumber={courierNumber} />
                    {goodsName}
                    {pieces === null
                      ? t('orders.desk.contents.uncounted')
                      : t('orders.desk.contents.pieces', { pieces, all: goodsCount })}
                  </Dots>
                </Muted>
              ))}
            </Grid>
            <Size lengthMm={one.lengthMm} widthMm={one.widthMm} heightMm={one.heightMm} />
            <Weight grams={one.weightG} />
            <LabelButton
              small
              kind="package"
              ids={[one.id]}
              label={t('labels.print.package', { part: one.position, parts: order.packages.length })}
            />
          </Row>
        ))}
      </Box>
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
      <Row as="ul" gap={12} wrap>
        {signStat.pictures.map((picture) => (
          <li key={picture.full}>
            <a href={picture.full} target="_blank" rel="noreferrer">
              <Photo
                block
                square={96}
                fit="cover"
                round="control"
                src={picture.thumb}
                alt={t('orders.detail.proofPicture')}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </Row>
    </Section>
  );
}
