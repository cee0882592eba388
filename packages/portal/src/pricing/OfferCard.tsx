import { Chevron } from '@crossdock/ui/Chevron.tsx';
import { Box, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { Stars } from '@crossdock/ui/Stars.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { DutyBreakdown } from '@crossdock/web/DutyBreakdown.tsx';
import { IconAlertCircle, IconPlane, IconShip, IconTruck } from '@tabler/icons-react';
import { useStarsText } from '../shell/ChannelRating.tsx';
import { t } from '../shell/i18n.ts';
import { OfferMarks } from '../shell/OfferMarks.tsx';
import { QuoteBreakdown, useRefusalText } from '../shell/quoteTexts.ts';
import classes from './offers.module.css';
import type { TrialOffer } from './trial.ts';

const modes = { sea: IconShip, air: IconPlane, land: IconTruck } as const;

/**
 * One channel with its price. It can be opened to show the price lines and their calculation. A channel that is not
 * possible shows the reason.
 */
export function OfferCard({ offer, open }: { offer: TrialOffer; open: boolean }) {
  const { quote } = offer;
  return offer.possible && quote ? (
    <details className={classes.offer} data-cheapest={offer.cheapest || undefined} open={open}>
      <summary className={classes.head}>
        <OfferName offer={offer} />
        <Stack as="span" align="end" textAlign="end">
          <Money minor={quote.totalMinor} emphasis />
          <Billed quote={quote} />
        </Stack>
        <Chevron size={20} />
      </summary>
      <Box pad={[0, 16, 16]}>
        <QuoteBreakdown lines={quote.lines} totalMinor={quote.totalMinor} />
        <Muted as="p" above={8}>
          {t('pricing.offer.weights')} <Weight grams={quote.realWeightG} /> ·{' '}
          {t('pricing.offer.volumeWeight')} <Weight grams={quote.volumeWeightG} />
        </Muted>
        <Text as="h3" above={16} below={8} strong>
          {t('duties.title')}
        </Text>
        <DutyBreakdown t={t} estimate={offer.duties} />
      </Box>
    </details>
  ) : (
    <div className={classes.offer} data-impossible>
      <div className={classes.head}>
        <OfferName offer={offer} />
      </div>
      <Reasons offer={offer} />
    </div>
  );
}

/** Shows the quantity that the freight is charged by: weight, or volume if the channel is priced by volume. */
function Billed({ quote }: { quote: NonNullable<TrialOffer['quote']> }) {
  const formatting = useFormatting();
  const billedCm3 = quote.lines.find((line) => line.reason.rule === 'freight.volume')?.reason.numbers
    .billedCm3;
  const text =
    typeof billedCm3 === 'number'
      ? formatQuantity(billedCm3, 'volume', formatting)
      : formatQuantity(quote.billingWeightG, 'weight', formatting);
  return (
    <Muted>
      {t('pricing.offer.billing')} {text}
    </Muted>
  );
}

function OfferName({ offer }: { offer: TrialOffer }) {
  const Mode = modes[offer.mode];
  return (
    <Stack as="span" gap={4} grow minWidth={0}>
      <span className={classes.name}>
        <Mode size={20} stroke={1.8} aria-hidden />
        {offer.name}
      </span>
      <Muted>
        {t('pricing.days', { from: offer.minDays, to: offer.maxDays })} · {offer.warehouseName}
      </Muted>
      {offer.rating ? <Rating {...offer.rating} /> : null}
      {offer.cheapest || offer.fastest ? (
        <Row as="span" gap={6} wrap>
          <OfferMarks
            offer={offer}
            cheapest={t('pricing.offer.cheapest')}
            fastest={t('pricing.offer.fastest')}
          />
        </Row>
      ) : null}
    </Stack>
  );
}

function Rating({ starsTenths, count }: NonNullable<TrialOffer['rating']>) {
  const stars = useStarsText()(starsTenths);
  return (
    <Muted>
      <Stars value={starsTenths / 10} /> {t('comments.rating', { stars, n: count })}
    </Muted>
  );
}

function Reasons({ offer }: { offer: TrialOffer }) {
  const refusalText = useRefusalText();
  return (
    <Stack as="ul" gap={4} pad={[0, 16, 14]} tone="warning" size={14}>
      {offer.refusals.map((refusal) => {
        const text = refusalText(refusal);
        return (
          <Row as="li" firstLine gap={6} align="start" key={text}>
            <IconAlertCircle size={16} aria-hidden />
            {text}
          </Row>
        );
      })}
    </Stack>
  );
}
