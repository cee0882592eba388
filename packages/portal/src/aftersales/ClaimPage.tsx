import type { ClaimView } from '@crossdock/contract/aftersales/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Photo, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Columns, Page, Section } from '@crossdock/ui/Page.tsx';
import { RecordHistory } from '@crossdock/ui/RecordHistory.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { IconArrowBackUp, IconCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import { createFileRoute, Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

export const Route = createFileRoute('/_shell/afterSales/$id')({
  staticData: { title: 'shell.route.afterSales', action: 'myOrder' },
  component: ClaimPage,
});

/**
 * One claim: the request, the decision and its reason, every step, and a button to withdraw it before the
 * decision.
 */
function ClaimPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('getAfterSalesRecords', { id }, { topics: ['aftersales'], unkept: true });
  const claim = query.data?.list[0];
  return (
    <Page
      title={claim ? claim.goodsName || claim.courierNumber : t('aftersales.title')}
      intro={claim?.number}
      back={<BackLink to="/afterSales" text={t('aftersales.mine')} />}
      actions={claim ? <AuditBadge state={claim.state} label={t(`aftersales.state.${claim.state}`)} /> : null}
    >
      <Loaded query={query}>
        {({ list: [one] }) =>
          one ? <Claim claim={one} /> : <EmptyState picture="search" {...titleAndText('aftersales.none')} />
        }
      </Loaded>
    </Page>
  );
}

const stepIcons = {
  submit: IconClockHour4,
  approve: IconCheck,
  approvePartly: IconCheck,
  reject: IconX,
  withdraw: IconArrowBackUp,
} as const;

function Claim({ claim }: { claim: ClaimView }) {
  const { state, way, auditedAt } = claim;
  return (
    <Columns
      asideLast
      aside={
        <RecordHistory
          title={t('aftersales.timeline')}
          steps={claim.steps}
          entry={({ event }) => ({ title: t(`aftersales.step.${event}`), icon: stepIcons[event] })}
        />
      }
    >
      {claim.rejectReason ? (
        <Banner
          tone={state === 'rejected' ? 'danger' : 'warning'}
          title={t('aftersales.why', { reason: claim.rejectReason })}
        />
      ) : null}
      <Section>
        <Facts
          facts={[
            [
              t('aftersales.awarded'),
              way ? <Money key="awarded" minor={claim.awardedMinor} emphasis /> : null,
            ],
            [t('aftersales.way'), way ? t(`aftersales.way.${way}`) : null],
            [t('aftersales.kind'), t(`aftersales.kind.${claim.kind}`)],
            [t('aftersales.claimed'), <Money key="claimed" minor={claim.claimedMinor} />],
            [
              t('aftersales.order'),
              <Link key="order" to="/myOrder/$id" params={{ id: claim.orderId }}>
                {claim.orderNumber}
              </Link>,
            ],
            [t('aftersales.parcel'), <Code key="courier">{claim.courierNumber}</Code>],
            [
              t('aftersales.box'),
              claim.packagePosition === null ? null : t('aftersales.box.n', { n: claim.packagePosition }),
            ],
            [t('aftersales.filed'), <When key="filed" iso={claim.createdAt} />],
            [t('aftersales.decided'), auditedAt ? <When key="decided" iso={auditedAt} /> : null],
            [t('aftersales.remark'), claim.remark || null],
          ]}
        />
      </Section>
      <Pictures label={t('aftersales.voucher')} pictures={claim.voucher ? [claim.voucher] : []} />
      <Pictures
        label={t('aftersales.damage')}
        pictures={claim.damagePictures.map(({ thumb, full }) => ({ thumb, url: full }))}
      />
      <Pictures label={t('aftersales.purchase')} pictures={claim.purchasePictures} />
      {state === 'pending' ? <Revoke claim={claim} /> : null}
    </Columns>
  );
}

interface PicturesProps {
  readonly label: string;
  readonly pictures: readonly { readonly thumb: string; readonly url: string }[];
}

function Pictures({ label, pictures }: PicturesProps): ReactNode {
  if (pictures.length === 0) return null;
  return (
    <Section title={label}>
      <Row gap={8} wrap>
        {pictures.map(({ thumb, url }, at) => (
          <Text as="a" round={8} key={thumb} href={url} target="_blank" rel="noreferrer">
            <Photo
              block
              square={72}
              fit="cover"
              edge
              round={8}
              src={thumb}
              alt={`${label} ${at + 1}`}
              loading="lazy"
            />
          </Text>
        ))}
      </Row>
    </Section>
  );
}

function Revoke({ claim: { id, number } }: { claim: ClaimView }) {
  return (
    <ConfirmButton
      look="outline"
      confirmLabel={t('aftersales.revoke')}
      call="revokeAfterSales"
      input={{ id }}
      refreshes={['getAfterSalesRecords', 'getAfterSalesLimits']}
      done={t('aftersales.revoked')}
      danger
      title={t('aftersales.revoke.title', { number })}
      cancelLabel={t('aftersales.revoke.keep')}
      text={t('aftersales.revoke.text')}
    />
  );
}
