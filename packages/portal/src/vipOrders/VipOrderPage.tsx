import type { VipOrder } from '@crossdock/contract/vipOrders/shapes.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Bar, Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Columns, Page, Section } from '@crossdock/ui/Page.tsx';
import { RecordHistory } from '@crossdock/ui/RecordHistory.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { parcelStyles } from '@crossdock/web/parcelStyles.ts';
import { createFileRoute, Link, useParams } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderLinkButton } from '../shell/OrderLinkButton.tsx';
import { ArrivedParcelsMeter } from './ArrivedParcelsMeter.tsx';
import { VipOrderActions } from './VipOrderActions.tsx';
import { VipOrderBadge } from './VipOrderBadge.tsx';
import classes from './vipOrders.module.css';

export const Route = createFileRoute('/_shell/vipOrder/$id/')({
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: VipOrderPage,
});

/** One VIP order: arrived and missing parcels, the member's options, and the customs declaration. */
function VipOrderPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useCall('getVipOrder', { id }, { topics: ['vipOrders', 'parcels', 'orders'] });
  const vip = query.data;
  return (
    <Page
      title={t('vipOrders.one')}
      intro={vip ? <Code>{vip.number}</Code> : null}
      back={<BackLink to="/vipOrder" search={{}} text={t('vipOrders.title')} />}
      actions={vip ? <VipOrderBadge vip={vip} /> : null}
    >
      <Loaded query={query}>
        {(data) => (
          <Columns
            asideLast
            aside={
              <>
                <Sending vip={data} />
                <RecordHistory
                  title={t('vipOrders.history')}
                  steps={data.steps}
                  entry={({ event, why }) => ({ title: t(`vipOrders.step.${event}`), text: why })}
                />
              </>
            }
          >
            <Standing vip={data} />
            <Parcels vip={data} />
            <Lines vip={data} />
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}

/** Says what happens next, and what the member can do. */
function Standing({ vip }: { vip: VipOrder }) {
  return (
    <>
      {vip.order ? (
        <Banner
          tone="success"
          title={t('vipOrders.made')}
          action={<OrderLinkButton id={vip.order.id} small text={t('vipOrders.toOrder')} />}
        />
      ) : null}
      {vip.obstacle ? (
        <Banner
          tone={vip.stuck ? 'danger' : 'info'}
          title={t(vip.stuck ? 'vipOrders.stuck' : 'vipOrders.held')}
        >
          {vip.obstacle.message}
        </Banner>
      ) : null}
      {vip.askedAt ? (
        <Banner tone="warning" title={t('vipOrders.asked')}>
          {t('vipOrders.asked.text')}
        </Banner>
      ) : null}
      <VipOrderActions vip={vip} />
    </>
  );
}

function Parcels({ vip }: { vip: VipOrder }) {
  return (
    <Section title={t('vipOrders.parcels')}>
      <Grid gap={16}>
        {vip.state === 'waiting' ? <ArrivedParcelsMeter progress={vip.progress} /> : null}
        <Grid as="ul" gap={10}>
          {vip.parcels.map((parcel) => (
            <Bar as="li" key={parcel.id} gap={[4, 12]}>
              <Link to="/myBag/$id" params={{ id: parcel.id }}>
                <Code>{parcel.courierNumber}</Code>
              </Link>
              <StatusBadge {...parcelStyles[parcel.state]} label={t(`parcels.state.${parcel.state}`)} />
            </Bar>
          ))}
        </Grid>
      </Grid>
    </Section>
  );
}

function Lines({ vip }: { vip: VipOrder }) {
  return (
    <Section title={t('vipOrders.lines')}>
      <Grid as="ul" gap={10}>
        {vip.lines.map((line) => (
          <Bar as="li" key={`${line.productId} ${line.quantity} ${line.priceMinor}`} gap={[4, 12]}>
            <Grid as="span" gap={2} grow minWidth={0}>
              <span className={classes.name}>{line.name}</span>
              <Muted>{t('vipOrders.hs', { code: line.hsCode })}</Muted>
            </Grid>
            <span>
              {line.quantity} {line.unit} × <Money minor={line.priceMinor} />
            </span>
          </Bar>
        ))}
      </Grid>
      <Bar as="p" gap={8}>
        {t('vipOrders.total')} <Money minor={vip.declaredMinor} emphasis />
      </Bar>
    </Section>
  );
}

function Sending({ vip }: { vip: VipOrder }) {
  const { destination, declarers, insuredMinor } = vip;
  const options = [
    ...(vip.taxIncluded ? [t('consolidate.tax')] : []),
    ...(vip.cashOnDelivery ? [t('consolidate.cod')] : []),
  ];
  return (
    <Section title={t('vipOrders.sending')}>
      <Facts
        facts={[
          [t('vipOrders.consignee'), `${destination.consignee} ${destination.phone}`],
          [t('vipOrders.address'), destination.pickupPoint?.name ?? addressLine(destination)],
          ...(vip.addressPending ? [[t('vipOrders.audit'), t('vipOrders.audit.text')] as const] : []),
          [t('vipOrders.channel'), `${vip.channelName} · ${vip.carrierName}`],
          [
            t('vipOrders.declarer'),
            joinNames(declarers.map(({ name }) => name)) || t('vipOrders.noDeclarer'),
          ],
          [
            t('consolidate.insurance'),
            insuredMinor > 0 ? <Money key="insured" minor={insuredMinor} /> : null,
          ],
          [t('consolidate.options'), joinNames(options) || null],
          [t('vipOrders.remark'), vip.remark || null],
        ]}
      />
    </Section>
  );
}
