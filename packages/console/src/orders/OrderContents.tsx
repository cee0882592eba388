import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { DeskPackage } from '@crossdock/contract/orders/packages.ts';
import { Box, Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, InlineFacts, Size, Weight, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { ParcelLink } from '../shell/links.tsx';
import { PackageBadge } from './PackageBadge.tsx';

/** Parcels, packages, and the proof of delivery. */
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
              <PhotoLink
                picture={one.picture}
                block
                square={56}
                round="control"
                alt={t('orders.detail.packagePicture', { n: one.position })}
              />
            ) : null}
            <Grid as="span" gap={2} grow minWidth={160}>
              <Row as="span" gap={8} wrap align="center" inline>
                <Code>{one.number}</Code> <PackageBadge package={one} />
              </Row>
              <PackageNews package={one} />
              {one.contents.map(({ parcelId, courierNumber, goodsName, pieces, goodsCount }) => (
                <Muted as="small" key={parcelId}>
                  <InlineFacts>
                    <ParcelLink id={parcelId} courierNumber={courierNumber} />
                    {goodsName}
                    {pieces === null
                      ? t('orders.desk.contents.uncounted')
                      : t('orders.desk.contents.pieces', { pieces, all: goodsCount })}
                  </InlineFacts>
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

/** A package's number and carrier, and its latest event. */
function PackageNews({ package: one }: { package: DeskPackage }) {
  const last = one.steps.at(-1);
  return (
    <>
      {one.forwardingNumber ? (
        <Muted as="small">
          {one.carrierName} <Code>{one.forwardingNumber}</Code>
        </Muted>
      ) : null}
      {one.newest ? (
        <Muted as="small">
          {one.newest.info} · <When iso={one.newest.at} />
        </Muted>
      ) : null}
      {last?.why ? (
        <Muted as="small">
          {last.staffName ? `${last.staffName} · ` : ''}
          {last.why}
        </Muted>
      ) : null}
    </>
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
            <PhotoLink
              picture={picture}
              block
              square={96}
              round="control"
              alt={t('orders.detail.proofPicture')}
            />
          </li>
        ))}
      </Row>
    </Section>
  );
}
