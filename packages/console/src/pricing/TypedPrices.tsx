import type { StaffZone } from '@crossdock/contract/pricing/channels.ts';
import { type RateCardInput, rateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import {
  cardWithEnteredPrices,
  type EnteredPrice,
  type EnteredPriceResult,
  enteredPricesMax,
} from '@crossdock/domain/pricing/enteredPrices.ts';
import { priceListWeightsG, sampleZip } from '@crossdock/domain/pricing/samples.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Unit } from '@crossdock/ui/controls.tsx';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import type { CardForm } from './cardForm.ts';
import { PriceListPaste } from './PriceListPaste.tsx';

interface TypedRow {
  readonly weight: string;
  readonly price: string;
}

/** Weights at which the computed prices are shown, beside the typed ones. */
const shownWeightsG = [500, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 20_000, 30_000];

/**
 * Rows of weights and prices for a zone's card, and the card that results; undefined while a row cannot be
 * charged.
 */
export function useTypedPrices(card: RateCardInput, zone: StaffZone) {
  const { currency } = useFormatting();
  const { coinMinor } = currentShop().limits;
  const place = { destination: { country: zone.country, zip: sampleZip(zone.zipPrefixes) }, coinMinor };
  const full = { ...card, currency, validFrom: new Date().toISOString(), validTo: null };
  const [rows, setRows] = useState<readonly TypedRow[]>(() => {
    const { priceAt } = cardWithEnteredPrices(full, [], place);
    return priceListWeightsG.map((weightG) => {
      const priceMinor = priceAt(weightG);
      const price = priceMinor ? shortAmountText(priceMinor, currency) : '';
      return { weight: String(weightG / 1000), price };
    });
  });
  const typed = rows
    .filter(({ weight, price }) => weight.trim() !== '' || price.trim() !== '')
    .map(
      ({ weight, price }): EnteredPrice => ({
        weightG: Math.max(0, parseFixedPoint(weight, 3) ?? 0),
        priceMinor: Math.max(0, typedAmount(price, currency) ?? 0),
      }),
    );
  const { card: made, form, rows: answers, priceAt } = cardWithEnteredPrices(full, typed, place);
  const fits = form !== 'none' && answers.every(({ problem }) => problem === null);
  const { weight, freight } = made;
  return {
    ...{ rows, setRows, answers, form, priceAt, typed, currency },
    /** The card with the typed prices; undefined while they cannot all be charged. */
    made: fits ? rateCardBody.safeParse({ ...card, weight, freight }).data : undefined,
  };
}

type Typing = ReturnType<typeof useTypedPrices>;

/** A table of weights and prices to type, and below it the resulting prices of other weights. */
export function TypedPrices({ typing }: { typing: Typing }) {
  const { rows, setRows, answers, form, priceAt, typed } = typing;
  const answerOf = (at: number) => {
    const isEmpty = (row: TypedRow | undefined) =>
      !row || (row.weight.trim() === '' && row.price.trim() === '');
    return isEmpty(rows[at]) ? undefined : answers[rows.slice(0, at).filter((row) => !isEmpty(row)).length];
  };
  const others = shownWeightsG.filter((weightG) => !typed.some((row) => row.weightG === weightG));
  return (
    <Stack gap={12}>
      <Muted as="p">{t('pricing.typed.hint')}</Muted>
      <PriceListPaste typing={typing} />
      {rows.map((row, at) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their place
          key={`${rows.length}-${at}`}
          n={at + 1}
          row={row}
          error={problemText(answerOf(at))}
          onChange={(next) => setRows(rows.map((one, place) => (place === at ? next : one)))}
          onRemove={() => setRows(rows.filter((_, place) => place !== at))}
        />
      ))}
      {rows.length < enteredPricesMax ? (
        <div>
          <Button
            small
            look="soft"
            icon={IconPlus}
            onClick={() => setRows([...rows, { weight: '', price: '' }])}
          >
            {t('pricing.row.add')}
          </Button>
        </div>
      ) : null}
      {form === 'none' ? null : (
        <Stack gap={4}>
          <Text as="p" size={14} strong>
            {t(`pricing.typed.form.${form}`)}
          </Text>
          <Grid as="ul" columns="repeat(auto-fill, minmax(130px, 1fr))" gap={[4, 16]}>
            {others.map((weightG) => (
              <Row as="li" key={weightG} gap={8} justify="between">
                <Muted>
                  <Weight grams={weightG} />
                </Muted>
                <Text size={14}>
                  <Price minor={priceAt(weightG)} />
                </Text>
              </Row>
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}

function Line(props: {
  n: number;
  row: TypedRow;
  error: string | undefined;
  onChange: (row: TypedRow) => void;
  onRemove: () => void;
}) {
  const { n, row, error, onChange, onRemove } = props;
  return (
    <Row gap={8} align="start">
      <Grid columns={2} gap={8} grow minWidth={0}>
        <TextBox
          label={t('pricing.typed.weight', { n })}
          inputMode="decimal"
          autoComplete="off"
          value={row.weight}
          rightSection={<Unit>{t('pricing.own.weight')}</Unit>}
          onChange={(event) => onChange({ ...row, weight: event.currentTarget.value })}
        />
        <AmountBox
          label={t('pricing.typed.price', { n })}
          value={row.price}
          error={error}
          onText={(price) => onChange({ ...row, price })}
        />
      </Grid>
      <IconButton icon={IconTrash} label={t('pricing.row.remove', { n })} onClick={onRemove} />
    </Row>
  );
}

/**
 * The table inside the card's form; the prices go into its fields. Hidden while the form is not a valid card.
 */
export function TypedPricesPart({ form, zone }: { form: CardForm; zone: StaffZone }) {
  const card = rateCardBody.safeParse(useWatch({ control: form.control, name: 'card' }));
  if (!card.success) return null;
  return <Part form={form} zone={zone} card={card.data} />;
}

function Part({ form, zone, card }: { form: CardForm; zone: StaffZone; card: RateCardInput }) {
  const typing = useTypedPrices(card, zone);
  const { made } = typing;
  const dirty = { shouldDirty: true };
  return (
    <Section title={t('pricing.typed')}>
      <Stack gap={12}>
        <TypedPrices typing={typing} />
        <div>
          <Button
            look="soft"
            disabled={!made}
            onClick={() => {
              if (!made) return;
              form.setValue('card.weight.minimumG', made.weight.minimumG, dirty);
              form.setValue('card.weight.roundUpToG', made.weight.roundUpToG, dirty);
              form.setValue('card.freight', made.freight, dirty);
            }}
          >
            {t('pricing.typed.use')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

function Price({ minor }: { minor: number | null }) {
  return minor === null ? '–' : <Money minor={minor} />;
}

/** The reason why a row's price cannot be charged; undefined for an unfinished row. */
function problemText(answer: EnteredPriceResult | undefined): string | undefined {
  if (!answer || answer.problem === null) return undefined;
  return t(`pricing.typed.problem.${answer.problem}`);
}
