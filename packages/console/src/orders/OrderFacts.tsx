import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Money, Weight, When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { useSubmit } from '../shell/api.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { destinationLine } from './destinationLine.ts';

type Fact = readonly [string, ReactNode];

export function OrderFacts({ order }: { order: DeskOrderDetails }) {
  const { destination: to, member } = order;
  const facts: (Fact | false)[] = [
    [
      t('orders.member'),
      <MemberLink
        key="member"
        id={member.id}
        name={member.name}
        note={[member.alias, `…${member.phoneTail}`].filter(Boolean).join(' · ')}
      />,
    ],
    [t('orders.created'), <When key="created" iso={order.createdAt} />],
    [t('orders.warehouse'), order.warehouseName],
    [t('orders.channel'), order.channelName],
    [t('orders.carrier'), order.carrierName],
    [
      t('orders.detail.delivery'),
      t(order.deliveryType === 3 ? 'orders.detail.delivery.3' : 'orders.detail.delivery.2'),
    ],
    order.totes.length > 0 && [t('orders.totes'), <InTotes key="totes" order={order} />],
    order.forwardingNumber !== '' && [t('orders.forwarding'), <Forwarding key="number" order={order} />],
    [t('orders.billingWeight'), <Weight key="billing" grams={order.billingWeightG} />],
    [t('orders.detail.declared'), <Money key="declared" minor={order.declaredValueMinor} />],
    order.insuredValueMinor > 0 && [
      t('orders.detail.insured'),
      <Money key="insured" minor={order.insuredValueMinor} />,
    ],
    order.taxIncluded && [t('orders.detail.tax'), t('orders.detail.yes')],
    order.payBeforePacking && [t('orders.detail.prepaid'), t('orders.detail.yes')],
    order.cashOnDelivery && [t('orders.cod'), <Money key="cod" minor={order.codAmountMinor} emphasis />],
    order.lostAt !== null && [
      t('orders.detail.lost'),
      <span key="lost">
        <When iso={order.lostAt} /> · {order.lostReason}
      </span>,
    ],
    ...accountOf(order),
    order.remark !== '' && [t('orders.remark'), order.remark],
    order.cancelReason !== '' && [t('orders.detail.cancelReason'), order.cancelReason],
  ];
  return (
    <>
      <Section title={t('orders.destination')}>
        <Facts
          facts={[
            [t('orders.consignee'), to.consignee],
            [t('orders.detail.phone'), `+${to.areaCode} ${to.phone}`],
            [t(to.pickupPoint ? 'orders.pickupPoint' : 'orders.address'), destinationLine(to)],
            ...order.declarers.map(
              (one): Fact => [
                t('declarers.onOrder'),
                <span key={one.id}>
                  {one.name} · <Code>{one.idNumber}</Code> · {one.phone}
                </span>,
              ],
            ),
          ]}
        />
      </Section>
      <Section title={t('orders.detail.facts')}>
        <Facts facts={facts.filter((fact): fact is Fact => fact !== false)} />
      </Section>
    </>
  );
}

/** The money that the member paid for the order, and where it went. Empty if nothing was given back or compensated. */
function accountOf({ costs: { account } }: DeskOrderDetails): (Fact | false)[] {
  const parts = ['paidMinor', 'givenBackMinor', 'compensatedMinor', 'keptMinor'] as const;
  if (account.givenBackMinor === 0 && account.compensatedMinor === 0) return [];
  return parts.map((part) => [t(`orders.account.${part}`), <Money key={part} minor={account[part]} />]);
}

/** The totes in which the order's parcels were collected, with a button for a tote that was emptied without packing. */
function InTotes({ order: { id: orderId, totes } }: { order: DeskOrderDetails }) {
  const mayPack = useStaff().may('order.pack');
  const { submit, busy } = useSubmit('emptyTote', {
    refreshes: ['getDeskOrder', 'listTotes', 'getPickList'],
  });
  return totes.map(({ id, position, since, by }) => (
    <Row key={id} as="span" gap={[0, 8]} wrap align="center" justify="end">
      {t('orders.tote.n', { position })} · <When iso={since} /> {by}
      {mayPack ? (
        <Button look="plain" small busy={busy} onClick={() => void submit({ id, orderId })}>
          {t('orders.tote.empty')}
        </Button>
      ) : null}
    </Row>
  ));
}

function Forwarding({ order }: { order: DeskOrderDetails }) {
  return (
    <Row as="span" gap={[0, 8]} wrap align="center" justify="end" inline>
      <Code>{order.forwardingNumber}</Code>
      <CopyIcon text={order.forwardingNumber} />
      {order.trackingUrl ? (
        <Row
          as="a"
          align="center"
          inline
          minHeight={24}
          href={order.trackingUrl}
          target="_blank"
          rel="noreferrer"
        >
          {t('orders.detail.carrierPage')}
        </Row>
      ) : null}
    </Row>
  );
}
