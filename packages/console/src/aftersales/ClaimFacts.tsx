import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, InlineFacts, Money, Size, Weight, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { t } from '../shell/i18n.ts';
import { RowMemberLink } from '../shell/links.tsx';

/** The package that the claim names: its picture, weight, size and contents. */
function ClaimedPackage({ box }: { box: NonNullable<StaffClaim['package']> }) {
  return (
    <Grid as="span" gap={4}>
      <InlineFacts>
        {t('aftersales.box.n', { n: box.position })}
        <Weight grams={box.weightG} />
        <Size {...box} />
      </InlineFacts>
      {box.contents.map(({ parcelId, courierNumber, goodsName, pieces, goodsCount }) => (
        <Muted as="small" key={parcelId}>
          <InlineFacts>
            <Code>{courierNumber}</Code>
            {goodsName}
            {pieces === null ? null : t('aftersales.box.pieces', { pieces, all: goodsCount })}
          </InlineFacts>
        </Muted>
      ))}
      {box.picture ? (
        <PhotoLink
          picture={box.picture}
          block
          square={96}
          round="control"
          alt={t('aftersales.box.n', { n: box.position })}
        />
      ) : null}
    </Grid>
  );
}

/** Shows the claimed amount, the order and parcel of the claim, and the limits of the amount. */
export function ClaimFacts({ claim }: { claim: StaffClaim }) {
  const { limit, kind, signedAt, lostAt } = claim;
  return (
    <>
      <AwaitedApproval awaited={claim.secondAwaited} />
      <Section title={t(`aftersales.kind.${kind}`)}>
        <Text as="p" below={8} size={20}>
          <Money minor={claim.claimedMinor} emphasis />
        </Text>
        <Facts
          facts={[
            [t('aftersales.member'), <RowMemberLink key="m" row={claim} />],
            [
              t('aftersales.order'),
              <Link key="o" to="/orders/$id" params={{ id: claim.orderId }}>
                {claim.orderNumber}
              </Link>,
            ],
            [t('orders.channel'), claim.channelName],
            [t('orders.carrier'), claim.carrierName],
            [
              t('aftersales.parcel'),
              <Link key="p" to="/parcels/$id" params={{ id: claim.parcelId }}>
                {claim.goodsName || claim.courierNumber}
              </Link>,
            ],
            [t('aftersales.box'), claim.package ? <ClaimedPackage key="b" box={claim.package} /> : null],
            [t('aftersales.remark'), claim.remark || null],
            [t('aftersales.signed'), signedAt ? <When key="s" iso={signedAt} /> : null],
            [
              t('aftersales.lost'),
              !signedAt && lostAt ? (
                <span key="l">
                  <When iso={lostAt} /> {claim.lostReason}
                </span>
              ) : null,
            ],
            [t('aftersales.before'), t('aftersales.before.n', { n: claim.claimsBefore })],
            [t('aftersales.number'), <Code key="n">{claim.number}</Code>],
          ]}
        />
      </Section>
      <Section title={t('aftersales.limits')}>
        <Facts
          facts={[
            [t('aftersales.limit.freight'), <Money key="f" minor={limit.freightShareMinor} />],
            [t('aftersales.limit.declared'), <Money key="d" minor={limit.declaredValueMinor} />],
            [t('aftersales.insured'), <Money key="i" minor={claim.insuredValueMinor} />],
            [t('aftersales.limit.insured'), <Money key="s" minor={limit.insuredShareMinor} />],
            [t('aftersales.limit.shop'), <Money key="c" minor={limit.parcelMaxMinor} />],
            [t('aftersales.limit.awarded'), <Money key="a" minor={limit.awardedMinor} />],
            [t('aftersales.limit.most'), <Money key="m" minor={limit.mostMinor[kind]} emphasis />],
          ]}
        />
      </Section>
    </>
  );
}
