import type { RateCardInput } from '@crossdock/contract/pricing/rateCard.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import { sampleCodes, sampleShipment } from '@crossdock/domain/pricing/samples.ts';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import { Grid, Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import { QuoteBreakdown, useRefusalText } from '../shell/quoteTexts.ts';
import classes from './card.module.css';
import type { CardControl } from './cardForm.ts';
import { boxAsShipment, type CardContext, priceByCard } from './previewLane.ts';

interface CardPreviewProps {
  readonly control: CardControl;
  readonly place: CardContext;
  /** The card that this one would replace. */
  readonly current: RateCardInput | undefined;
}

/**
 * Shows the prices of sample shipments, and of one shipment whose size the reader types, by the edited card and by
 * the current card.
 */
export function CardPreview({ control, place, current }: CardPreviewProps) {
  const { currency } = useFormatting();
  const card = useDeferredValue(useWatch({ control, name: 'card' }));
  const [typed, setTyped] = useState({ weight: '', length: '', width: '', height: '' });
  const own = boxOf(typed);
  const compare = (shipment: Parameters<typeof priceByCard>[2]) => ({
    next: priceByCard(card, place, shipment),
    before: current ? priceByCard(current, place, shipment) : undefined,
  });
  const wrong =
    priceByCard(
      card,
      place,
      boxAsShipment({ weightG: 1, lengthMm: 0, widthMm: 0, heightMm: 0 }, currency),
    ) === undefined;
  return (
    <Section title={t('pricing.preview.title')}>
      <Muted as="p">{t(current ? 'pricing.preview.hint' : 'pricing.preview.first')}</Muted>
      {wrong ? (
        <Text as="p" tone="warning" size={14}>
          {t('pricing.preview.wrong')}
        </Text>
      ) : null}
      <Stack as="ul">
        {sampleCodes.map((code) => (
          <Sample
            key={code}
            name={t(`pricing.sample.${code}`)}
            what={t(`pricing.sample.${code}.what`)}
            {...compare((lane, destination) => sampleShipment(code, lane, destination, currency))}
          />
        ))}
      </Stack>
      <Muted as="p">{t('pricing.preview.own')}</Muted>
      <Grid columns={4} gap={8} above={12} below={12}>
        {(['weight', 'length', 'width', 'height'] as const).map((name) => (
          <TextBox
            key={name}
            label={t(`pricing.own.${name}`)}
            inputMode="decimal"
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
      </Grid>
      {own ? (
        <Stack as="ul">
          <Sample name={t('pricing.sample.own')} what="" {...compare(boxAsShipment(own, currency))} />
        </Stack>
      ) : null}
    </Section>
  );
}

function Sample(props: { name: string; what: string; next: Quote | undefined; before: Quote | undefined }) {
  const { next, before } = props;
  const refusalText = useRefusalText();
  const delta = next && before ? next.totalMinor - before.totalMinor : 0;
  return (
    <li>
      <details className={classes.sample}>
        <summary>
          <Text strong>{props.name}</Text>
          <Text tone="muted" figures>
            {before ? (
              <>
                <Money minor={before.totalMinor} /> →
              </>
            ) : null}
          </Text>
          <span>{next ? <Money minor={next.totalMinor} /> : '–'}</span>
          <Muted across size={12}>
            {props.what}
            {delta === 0 ? null : (
              <span
                className={classes.delta}
                data-up={delta > 0 || undefined}
                data-down={delta < 0 || undefined}
              >
                {' '}
                {delta > 0 ? '▲' : '▼'} <Money minor={Math.abs(delta)} />
              </span>
            )}
          </Muted>
        </summary>
        {next ? (
          <>
            {next.refusals.map((refusal) => (
              <Text as="p" key={refusal.reason} tone="warning" size={14}>
                {refusalText(refusal)}
              </Text>
            ))}
            <QuoteBreakdown lines={next.lines} totalMinor={next.totalMinor} open />
          </>
        ) : null}
      </details>
    </li>
  );
}

function boxOf(typed: { weight: string; length: string; width: string; height: string }) {
  const weightG = parseFixedPoint(typed.weight, 3);
  if (weightG === null || weightG <= 0) return undefined;
  const side = (text: string) => Math.max(0, parseFixedPoint(text, 1) ?? 0);
  return {
    weightG,
    lengthMm: side(typed.length),
    widthMm: side(typed.width),
    heightMm: side(typed.height),
  };
}
