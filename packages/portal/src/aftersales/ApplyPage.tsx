import type { ClaimableParcel } from '@crossdock/contract/aftersales/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Bar, Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Columns, Page, Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, InlineFacts, Weight } from '@crossdock/ui/values.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { AfterSalesClaimButton } from '../shell/AfterSalesClaimButton.tsx';
import { useCall, useFilters } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { BoxChoice } from './BoxChoice.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { CompensationLimitFacts } from './CompensationLimitFacts.tsx';

export const Route = createFileRoute('/_shell/afterSales/apply')({
  staticData: { title: 'shell.route.afterSales', action: 'myOrder' },
  component: ApplyPage,
});

type Limits = Output<'getAfterSalesLimits'>;

/**
 * A claim for one parcel of an order: the choice of the parcel, the highest possible amount with its reason, and the
 * form.
 */
function ApplyPage() {
  const [{ orderId = '' }] = useFilters<{ orderId?: string }>();
  const query = useCall(
    'getAfterSalesLimits',
    { orderId },
    { topics: ['orders', 'aftersales'], unkept: true },
  );
  return (
    <Page
      title={t('aftersales.apply')}
      intro={query.data ? t('aftersales.ofOrder', { number: query.data.orderNumber }) : undefined}
      back={<BackLink to="/myOrder/$id" params={{ id: orderId }} text={t('orders.title')} />}
    >
      <Loaded query={query}>{(limits) => <Parcels limits={limits} />}</Loaded>
    </Page>
  );
}

function Parcels({ limits }: { limits: Limits }) {
  const [{ parcelId }] = useFilters<{ parcelId?: string }>();
  const formatting = useFormatting();
  const { parcels, obstacle, lastDay, days, lost } = limits;
  if (obstacle || lastDay === null) return <Banner tone="warning" title={obstacle?.message} />;
  const free = parcels.filter(isFree);
  const chosen =
    free.find((one) => one.parcelId === parcelId) ?? (parcels.length === 1 ? free[0] : undefined);
  return (
    <>
      <Banner
        tone="info"
        title={t(lost ? 'aftersales.until.lost' : 'aftersales.until', {
          day: dayText(lastDay, formatting, 'date'),
          n: days,
        })}
      >
        {limits.insuredValueMinor === 0 ? t('aftersales.uninsured') : null}
      </Banner>
      {chosen ? (
        <Chosen key={chosen.parcelId} limits={limits} parcel={chosen} several={parcels.length > 1} />
      ) : (
        <Section title={t('aftersales.choose')} plain>
          <EntryList
            label={t('aftersales.choose')}
            rows={parcels.map((parcel) => ({ id: parcel.parcelId, parcel }))}
          >
            {({ parcel }) => <ParcelCard orderId={limits.orderId} parcel={parcel} />}
          </EntryList>
        </Section>
      )}
    </>
  );
}

const isFree = ({ openClaimId, mostMinor }: ClaimableParcel) =>
  openClaimId === null && mostMinor.freightAndGoods > 0;

function ParcelCard({ orderId, parcel }: { orderId: string; parcel: ClaimableParcel }) {
  const formatting = useFormatting();
  const { parcelId, goodsName, courierNumber, weightG, openClaimId, mostMinor } = parcel;
  const amount = formatMoney(mostMinor.freightAndGoods, formatting.currency, formatting);
  return (
    <Card>
      <Bar gap={[8, 16]}>
        <Grid as="span" gap={2} minWidth={0}>
          <Text strong>{goodsName || courierNumber}</Text>
          <Muted>
            <InlineFacts>
              <Code>{courierNumber}</Code>
              {weightG === null ? null : <Weight grams={weightG} />}
              {mostMinor.freightAndGoods > 0 ? t('aftersales.upTo', { amount }) : t('aftersales.nothing')}
            </InlineFacts>
          </Muted>
        </Grid>
        {openClaimId !== null ? (
          <LinkButton
            to="/afterSales/$id"
            params={{ id: openClaimId }}
            look="plain"
            small
            text={t('aftersales.open')}
          />
        ) : isFree(parcel) ? (
          <AfterSalesClaimButton
            orderId={orderId}
            parcelId={parcelId}
            aria-label={t('aftersales.applyFor', { name: goodsName || courierNumber })}
            look="soft"
            text={t('aftersales.apply')}
          />
        ) : null}
      </Bar>
    </Card>
  );
}

const isOf = (parcel: ClaimableParcel) => (one: { readonly parcelId: string }) =>
  one.parcelId === parcel.parcelId;

interface ChosenProps {
  readonly limits: Limits;
  readonly parcel: ClaimableParcel;
  readonly several: boolean;
}

function Chosen({ limits: { orderId, lost, packages }, parcel, several }: ChosenProps) {
  const [packageId, setPackageId] = useState('');
  const boxes = packages.length > 1 ? packages.filter(({ parcels }) => parcels.some(isOf(parcel))) : [];
  const inside = boxes.find(({ id }) => id === packageId)?.parcels.find(isOf(parcel));
  const limited = { ...parcel, ...inside };
  return (
    <Columns
      aside={
        <Section
          title={parcel.goodsName || parcel.courierNumber}
          aside={
            several ? (
              <AfterSalesClaimButton orderId={orderId} look="plain" text={t('aftersales.other')} />
            ) : null
          }
        >
          <CompensationLimitFacts parcel={limited} />
        </Section>
      }
    >
      <Section title={t('aftersales.apply')}>
        {boxes.length > 0 ? (
          <BoxChoice boxes={boxes} parcel={parcel} chosen={packageId} onChoose={setPackageId} />
        ) : null}
        <ClaimForm key={packageId} orderId={orderId} parcel={limited} packageId={packageId} lost={lost} />
      </Section>
    </Columns>
  );
}
