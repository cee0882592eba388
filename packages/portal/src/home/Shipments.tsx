import type { HomePageOrder } from '@crossdock/contract/orders/journey.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Bar, Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { GridLink, RowLink } from '@crossdock/web/layoutLinks.tsx';
import { t } from '../shell/i18n.ts';
import { JourneyActor, JourneyMap } from '../shell/JourneyMap.tsx';
import { journeyTone, useJourneyTexts } from '../shell/journeyTexts.ts';
import { orderGoodsText } from '../shell/orderGoods.ts';
import type { Statistics } from './HomePipeline.tsx';

/**
 * The number of orders that are shown if there are more: first those that need the member's action, then those that
 * arrive next.
 */
const firstShown = 4;

/** Each open order as a line of stages, with its arrival, the next step, and who acts. */
export function Shipments({ counts, all }: { counts: Statistics; all: boolean }) {
  // Answers stored by an earlier version of the page lack this field.
  const { shipments = [] } = counts;
  const shown = all ? shipments : shipments.slice(0, firstShown);
  const open = counts.toBePaid + counts.beingPacked + counts.toBeDelivered + counts.toBeSigned;
  return (
    <Section title={t('journey.title')} plain>
      <ToPay counts={counts} />
      {shipments.length === 0 ? <Muted as="p">{t('journey.none')}</Muted> : null}
      <Grid as="ul" gap={12} ifAny aria-label={t('journey.title')}>
        {shown.map((one) => (
          <li key={one.id}>
            <Line shipment={one} />
          </li>
        ))}
      </Grid>
      {shown.length < shipments.length ? (
        <RowLink
          to="/home"
          search={{ orders: 'all' }}
          replace
          resetScroll={false}
          align="center"
          minHeight={44}
          justify="center"
          size={14}
        >
          {t('journey.more', { n: shipments.length - shown.length })}
        </RowLink>
      ) : open > shipments.length ? (
        <RowLink to="/myOrder" search={{}} align="center" minHeight={44} size={14}>
          {t('home.needs.all')}
        </RowLink>
      ) : null}
    </Section>
  );
}

/** The total of several unpaid orders. */
function ToPay({ counts }: { counts: Statistics }) {
  const formatting = useFormatting();
  const n = counts.toBePaid - counts.transferReported;
  if (n < 2) return null;
  const amount = formatMoney(counts.moneyDueMinor, formatting.currency, formatting);
  return (
    <RowLink to="/myOrder" search={{ state: 'awaitingPayment' }} align="center" minHeight={44} size={14}>
      {t('home.needs.pay', { n, amount })}
    </RowLink>
  );
}

function Line({ shipment }: { shipment: HomePageOrder }) {
  const { id, number, journey } = shipment;
  const texts = useJourneyTexts();
  const tone = journeyTone(journey);
  return (
    <Card tight {...(tone === 'info' ? {} : { tone })}>
      <Grid gap={8}>
        <GridLink to="/myOrder/$id" params={{ id }} minHeight={44} gap={2} tone="text">
          <Bar as="span" gap={[4, 8]}>
            <Text size={17} strong minWidth={0}>
              {texts.headline(journey, shipment)}
            </Text>
            <JourneyActor by={journey.by} />
          </Bar>
          <Muted size={13} oneLine>
            {orderGoodsText(shipment)} · {number}
          </Muted>
        </GridLink>
        <JourneyMap journey={journey} />
        <Packages shipment={shipment} />
        <Bar gap={[8, 12]} align="end">
          <Grid grow="15rem" minWidth={0} gap={2}>
            {[texts.next(journey), texts.expected(journey)].filter(Boolean).map((text) => (
              <Muted as="p" size={13} key={text}>
                {text}
              </Muted>
            ))}
          </Grid>
          <Action shipment={shipment} />
        </Bar>
      </Grid>
    </Card>
  );
}

/** Shows the progress of each package, if the packages are shipped separately. */
function Packages({ shipment }: { shipment: HomePageOrder }) {
  const texts = useJourneyTexts();
  return (
    <Grid as="ul" gap={2} ifAny>
      {shipment.journey.packages.map((one) => (
        <Bar as="li" key={one.position} gap={[0, 8]}>
          <Text size={13} strong>
            {t('orders.package', { n: one.position })}
          </Text>
          <Muted size={13}>
            {one.step === 'done' ? t('journey.stage.signed') : texts.headline(one, shipment)}
          </Muted>
        </Bar>
      ))}
    </Grid>
  );
}

/** The action that the member is asked for, without opening the order. */
function Action({ shipment: { id, number, signAsked, journey } }: { shipment: HomePageOrder }) {
  if (journey.step === 'pay')
    return (
      <LinkButton
        to="/pay/$orderId"
        params={{ orderId: id }}
        aria-label={t('home.needs.payOne', { number })}
        small
        text={t('home.pay')}
      />
    );
  if (journey.step === 'claim')
    return (
      <LinkButton to="/afterSales/apply" search={{ orderId: id }} small text={t('home.needs.lost.claim')} />
    );
  if (!signAsked || !mayHaveArrived(journey)) return null;
  return (
    <LinkButton
      to="/myOrder/$id"
      params={{ id }}
      search={{ ask: 'sign' }}
      aria-label={t('home.needs.signOne', { number })}
      look="soft"
      small
      text={t('home.sign')}
    />
  );
}

/**
 * Whether an order may have arrived: something is reported as delivered, or its last day has passed. Reports
 * about packages that are already signed do not count.
 */
const mayHaveArrived = ({ step, packages }: HomePageOrder['journey']): boolean =>
  [step, ...packages.map((one) => one.step)].some((one) => one === 'sign' || one === 'late' || one === 'ask');
