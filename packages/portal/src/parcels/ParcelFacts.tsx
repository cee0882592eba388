import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, Size, touchTargetClass, Weight, When } from '@crossdock/ui/values.tsx';
import { declaredTextFacts } from '@crossdock/web/declaredTextFacts.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { ParcelDetail } from './detail.ts';

type Fact = readonly [string, ReactNode];

/** The known facts of the parcel. Unknown ones are left out. */
export function ParcelFacts({ parcel }: { parcel: ParcelDetail }) {
  const goods = useCall('queryGoodsTypes', {}, { staleMs: 300_000 });
  const type = goods.data?.list.find(({ code }) => code === parcel.goodsType)?.name ?? '';
  const facts: (Fact | false)[] = [
    [t('parcels.ownNumber'), <Code key="number">{parcel.number}</Code>],
    parcel.goodsName !== '' && [t('parcels.goods'), [parcel.goodsName, type].filter(Boolean).join(' · ')],
    parcel.goodsType !== '' && [t('parcels.detail.count'), String(parcel.goodsCount)],
    parcel.goodsType !== '' && [t('parcels.value'), <Money key="value" minor={parcel.declaredValueMinor} />],
    ...declaredTextFacts(parcel, (word) => t(`parcels.said.${word}`)),
    ...useMeasureFacts(parcel),
    parcel.warehouseName !== '' && [t('parcels.warehouse'), parcel.warehouseName],
    parcel.arrivedAt !== null && [t('parcels.detail.arrived'), <When key="arrived" iso={parcel.arrivedAt} />],
    parcel.shelvedAt !== null && [t('parcels.detail.shelved'), <When key="shelved" iso={parcel.shelvedAt} />],
    parcel.splitFrom !== null && [
      t('parcels.detail.splitFrom'),
      <Related key="from" parcels={[parcel.splitFrom]} />,
    ],
    parcel.splitInto.length > 0 && [
      t('parcels.detail.splitInto'),
      <Related key="into" parcels={parcel.splitInto} />,
    ],
    parcel.order !== null && [
      t('parcels.order'),
      <Link key="order" to="/myOrder/$id" params={{ id: parcel.order.id }}>
        {parcel.order.number}
      </Link>,
    ],
  ];
  return (
    <Section title={t('parcels.detail.facts')}>
      <Facts facts={facts.filter((fact): fact is Fact => fact !== false)} />
    </Section>
  );
}

function Related({ parcels }: { parcels: ParcelDetail['splitInto'] }) {
  return (
    <Grid as="span" gap={4}>
      {parcels.map(({ id, courierNumber }) => (
        <Link key={id} to="/myBag/$id" params={{ id }} className={touchTargetClass}>
          <Code>{courierNumber}</Code>
        </Link>
      ))}
    </Grid>
  );
}

function useMeasureFacts({ weightG, lengthMm, widthMm, heightMm, volumeWeightG }: ParcelDetail): Fact[] {
  const formatting = useFormatting();
  if (weightG === null || lengthMm === null || widthMm === null || heightMm === null) return [];
  const cm3 = Math.ceil((lengthMm * widthMm * heightMm) / 1000);
  return [
    [t('parcels.detail.weight'), <Weight key="weight" grams={weightG} />],
    [t('parcels.size'), <Size key="size" lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />],
    [t('parcels.detail.volume'), formatQuantity(cm3, 'volume', formatting)],
    [t('parcels.volumeWeight'), <Weight key="volume" grams={volumeWeightG ?? 0} />],
  ];
}
