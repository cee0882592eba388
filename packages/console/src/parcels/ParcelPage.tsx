import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Photo, Split } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Timeline } from '@crossdock/ui/Timeline.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, Weight, When } from '@crossdock/ui/values.tsx';
import { declaredTextFacts } from '@crossdock/web/declaredTextFacts.tsx';
import { parcelStyles } from '@crossdock/web/parcelStyles.ts';
import { createFileRoute, Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Advances } from '../shell/Advances.tsx';
import { useCall } from '../shell/api.ts';
import { useRememberCurrentItem } from '../shell/currentParcel.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { MemberLink, OrderLink, ParcelLink } from '../shell/links.tsx';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { OrderedServiceList } from '../shell/OrderedServiceList.tsx';
import { OtherViewers } from '../shell/OtherViewers.tsx';
import { ParcelProblems } from '../shell/ParcelProblems.tsx';
import { useTitlePrefix } from '../shell/windowTitle.ts';
import { courierName } from './courierName.ts';
import { Measurements, ShelfHistory } from './Measurements.tsx';
import { memberLine } from './memberLine.ts';
import { ParcelActions } from './ParcelActions.tsx';
import { ProvenPurchasePrice } from './ProvenPurchasePrice.tsx';
import { StateBadge } from './StateBadge.tsx';
import { StoragePauses } from './StoragePauses.tsx';
import type { StaffParcel } from './staffParcel.ts';

export const Route = createFileRoute('/_shell/parcels/$id')({
  staticData: { title: 'shell.nav.parcels' },
  component: ParcelPage,
});

/** Everything known about one parcel, and what staff may do with it. */
function ParcelPage() {
  const { id = '' } = useParams({ strict: false });
  const parcel = useCall('getStaffParcel', { id }, { topics: ['parcels'] });
  useTitlePrefix(parcel.data?.courierNumber);
  useRememberCurrentItem(parcel.data?.courierNumber);
  return (
    <Page
      title={parcel.data?.courierNumber ?? t('shell.nav.parcels')}
      back={<Link to="/parcels">{t('parcels.list.title')}</Link>}
      actions={
        parcel.data ? (
          <>
            <StateBadge state={parcel.data.state} />
            {parcel.data.member ? (
              <MessageMemberButton memberId={parcel.data.member.id} name={parcel.data.member.name} />
            ) : null}
          </>
        ) : null
      }
    >
      <Loaded query={parcel}>
        {(data) => (
          <>
            <OtherViewers noun="parcel" id={data.id} />
            <ParcelActions parcel={data} />
            <ParcelProblems parcelId={data.id} courierNumber={data.courierNumber} />
            <Split columns="1.4fr 1fr" gap={20} alignContent="start" minWidth={0} from="desktop">
              <Grid gap={16} alignContent="start" minWidth={0}>
                <Pictures parcel={data} />
                <ParcelFacts parcel={data} />
                <StoragePauses parcel={data} />
                <OrderedServiceList of={{ parcelId: data.id }} />
                <Advances bearer={{ of: 'parcel', id: data.id }} />
                <Measurements parcel={data} />
                <ShelfHistory parcel={data} />
              </Grid>
              <Section title={t('parcels.timeline')}>
                <Timeline
                  entries={data.timeline.toReversed().map(({ event, state, at, by, why, staffName }) => ({
                    key: `${event} ${at}`,
                    title: t(`parcels.event.${event}`),
                    at,
                    text: [staffName || t(`parcels.by.${by}`), why].filter(Boolean).join(' · '),
                    icon: parcelStyles[state].icon,
                  }))}
                />
              </Section>
            </Split>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Pictures({ parcel }: { parcel: StaffParcel }) {
  if (parcel.pictures.length === 0 && parcel.purchaseVoucher === null) return null;
  const alt = t('parcels.picture', { number: parcel.courierNumber });
  return (
    <Section title={t('parcels.pictures')}>
      <Grid as="ul" columns="repeat(auto-fill, minmax(140px, 1fr))" gap={12}>
        {parcel.pictures.map(({ id, url, thumb, kind }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <Picture src={thumb} alt={alt} />
            </a>
            <Muted>{t(`parcels.photo.${kind}`)}</Muted>
          </li>
        ))}
        {parcel.purchaseVoucher ? (
          <li>
            <a href={parcel.purchaseVoucher} target="_blank" rel="noreferrer">
              <Picture src={parcel.purchaseVoucher} alt={t('parcels.voucher')} />
            </a>
            <Muted>{t('parcels.voucher')}</Muted>
            <ProvenPurchasePrice parcel={parcel} />
          </li>
        ) : null}
      </Grid>
    </Section>
  );
}

function Picture(props: { src: string; alt: string }) {
  return <Photo block full shape="1" fit="cover" round="control" loading="lazy" {...props} />;
}

function Related({ parcels }: { parcels: StaffParcel['splitInto'] }) {
  return (
    <Grid as="span" gap={4}>
      {parcels.map(({ id, courierNumber }) => (
        <ParcelLink key={id} id={id} courierNumber={courierNumber} />
      ))}
    </Grid>
  );
}

type Fact = readonly [string, ReactNode];

function ParcelFacts({ parcel }: { parcel: StaffParcel }) {
  const formatting = useFormatting();
  const { member, order, storage } = parcel;
  const facts: (Fact | false)[] = [
    [t('parcels.ownNumber'), <Code key="number">{parcel.number}</Code>],
    [t('parcels.courier'), courierName(parcel.courier)],
    [
      t('parcels.member'),
      member ? (
        <MemberLink key="member" id={member.id} name={memberLine(member)} note={member.account} />
      ) : (
        t('parcels.nobody')
      ),
    ],
    parcel.splitFrom !== null && [
      t('parcels.splitFrom'),
      <Related key="from" parcels={[parcel.splitFrom]} />,
    ],
    parcel.splitInto.length > 0 && [
      t('parcels.splitInto'),
      <Related key="into" parcels={parcel.splitInto} />,
    ],
    parcel.labelHint !== '' && [t('parcels.desk.label'), parcel.labelHint],
    parcel.goodsName !== '' && [t('parcels.goods'), `${parcel.goodsName} × ${parcel.goodsCount}`],
    parcel.declaredValueMinor > 0 && [
      t('parcels.value'),
      <Money key="value" minor={parcel.declaredValueMinor} />,
    ],
    ...declaredTextFacts(parcel, (word) => t(`parcels.said.${word}`)),
    parcel.volumeWeightG !== null && [
      t('parcels.volumeWeight'),
      <Weight key="volume" grams={parcel.volumeWeightG} />,
    ],
    [t('parcels.place'), [parcel.warehouseName, parcel.shelfCode].filter(Boolean).join(' · ') || '–'],
    parcel.arrivedAt !== null && [
      t('parcels.arrived'),
      <span key="arrived">
        <When iso={parcel.arrivedAt} /> · {parcel.receivedBy}
      </span>,
    ],
    storage !== null && [
      t('parcels.storage'),
      t('parcels.storage.text', {
        stored: storage.daysStored,
        free: storage.freeDaysLeft,
        over: storage.overtimeDays,
        paused: storage.pausedDays,
        rent: formatMoney(storage.rentMinor, formatting.currency, formatting),
      }),
    ],
    parcel.travelsAlone && [t('parcels.alone'), t('parcels.travelsAlone')],
    order !== null && [t('parcels.order'), <OrderLink key="order" id={order.id} number={order.number} />],
  ];
  return (
    <Section title={t('parcels.facts')}>
      <Facts facts={facts.filter((fact): fact is Fact => fact !== false)} />
    </Section>
  );
}
