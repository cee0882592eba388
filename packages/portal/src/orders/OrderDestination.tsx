import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Money, touchTargetClass } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import { Pictures } from './Pictures.tsx';

/** The destination, the channel, the carrier, and who signed. */
export function OrderDestinationCard({ order }: { order: OrderDetails }) {
  const { destination, counterPart, signStat } = order;
  const facts: [string, ReactNode][] = [
    [t('orders.consignee'), `${destination.consignee} ${destination.phone}`],
    destination.pickupPoint
      ? [t('orders.pickupPoint'), `${destination.pickupPoint.name} ${destination.pickupPoint.address}`]
      : [t('orders.address'), addressLine(destination)],
    [t('orders.warehouse'), order.warehouseName],
    [t('orders.channel'), order.channelName],
    [t('orders.carrier'), carrier(order)],
  ];
  if (order.forwardingNumber)
    facts.push([t('orders.forwarding'), <Code key="n">{order.forwardingNumber}</Code>]);
  if (counterPart.partnerName)
    facts.push([t('orders.partner'), `${counterPart.partnerName} ${counterPart.partnerPhone}`]);
  if (order.insured) facts.push([t('orders.insured'), <Money key="i" minor={order.insuredValueMinor} />]);
  if (order.taxIncluded) facts.push([t('orders.tax'), t('orders.tax.included')]);
  if (signStat.signed) facts.push([t('orders.signer'), signer(signStat)]);
  return (
    <Section title={t('orders.destination')}>
      <Facts facts={facts} />
      <Pictures pictures={signStat.pictures} about={t('orders.proof')} />
    </Section>
  );
}

function carrier({ carrierName, counterPart }: OrderDetails): ReactNode {
  if (!counterPart.trackingUrl.startsWith('https://')) return carrierName;
  return (
    <a href={counterPart.trackingUrl} target="_blank" rel="noreferrer" className={touchTargetClass}>
      {carrierName}
    </a>
  );
}

function signer({ by, signer: name, note }: OrderDetails['signStat']): string {
  const who = by ? t(`orders.signedBy.${by}`) : '';
  return [name || who, note].filter(Boolean).join(' · ');
}
