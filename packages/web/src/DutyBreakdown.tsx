import type { DutyEstimateView, EstimatedDuties } from '@crossdock/contract/duties/shapes.ts';
import type { words } from '@crossdock/contract/duties/words.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import type { TextValues } from '@crossdock/ui/texts.ts';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { AmountLine } from './AmountLine.tsx';
import { dayText } from './dayText.ts';

type Translate = (key: keyof typeof words, values?: TextValues) => string;

interface Props {
  readonly t: Translate;
  readonly estimate: DutyEstimateView;
  /** Leaves out the headline, for use below a more certain figure. */
  readonly bare?: boolean;
}

/** The expected customs charge, how it is computed, and from which table. */
export function DutyBreakdown({ t, estimate, bare = false }: Props) {
  const formatting = useFormatting();
  if (estimate.kind === 'none') return <Muted as="p">{t(`duties.none.${estimate.why}`)}</Muted>;
  const { currency, lines, totalMinor, table, day } = estimate;
  const written = (one: string) => dayText(one, formatting, 'date');
  return (
    <Grid gap={8}>
      {bare ? null : (
        <Text as="p" strong size={18}>
          {headline(t, estimate, formatting)}
        </Text>
      )}
      <Lower t={t} estimate={estimate} />
      <Grid as="dl" gap={6}>
        {lines.map(({ kind, goods, rateBp, baseMinor, amountMinor }) => (
          <AmountLine
            key={`${kind} ${goods}`}
            name={
              <>
                {kind === 'duty' && goods === ''
                  ? t('duties.line.duty.usual')
                  : t(`duties.line.${kind}`, { goods })}
                {rateBp === 0 ? null : (
                  <Note>
                    {t('duties.line.of', {
                      rate: formatQuantity(rateBp, 'rate', formatting),
                      base: formatMoney(baseMinor, currency, formatting),
                    })}
                  </Note>
                )}
              </>
            }
            minor={amountMinor}
            currency={currency}
          />
        ))}
        <AmountLine name={t('duties.total')} minor={totalMinor} currency={currency} emphasis />
        <AmountLine name={t('duties.landed')} minor={estimate.landedMinor} />
      </Grid>
      <Muted as="p">{limits(t, estimate, formatting)}</Muted>
      <Muted as="p">{uses(t, estimate)}</Muted>
      {table.own || estimate.outcome === 'untaxed' ? null : <Muted as="p">{t('duties.unconfirmed')}</Muted>}
      <Note>
        {t('duties.by', { day: written(day), from: written(table.from), asOf: written(table.asOf) })}{' '}
        {t('duties.source', { source: table.source })}
      </Note>
    </Grid>
  );
}

/** The headline: the outcome in few words. */
function headline(t: Translate, estimate: EstimatedDuties, formatting: Formatting): string {
  const { outcome, included, totalMinor, currency } = estimate;
  if (included) return t('duties.head.included');
  return t(`duties.head.${outcome}`, { amount: formatMoney(totalMinor, currency, formatting) });
}

/** The text about the free limit. */
function limits(t: Translate, estimate: EstimatedDuties, formatting: Formatting): string {
  const { freeUpToMinor, lines, base, currency } = estimate;
  if (freeUpToMinor === 0) return '';
  const amount = formatMoney(freeUpToMinor, currency, formatting);
  const isLowValue = lines.some(({ kind }) => kind === 'lowValue');
  if (isLowValue) return t('duties.limit.lowValue', { amount });
  return t(base === 'goods' ? 'duties.limit' : 'duties.limit.withFreight', { amount });
}

/** The text about how often the limit can still be used. */
function uses(t: Translate, { freeUpToMinor, freeEntries: of, freeLeft: left }: EstimatedDuties): string {
  if (of === null || freeUpToMinor === 0) return '';
  if (left === null) return t('duties.uses.each', { of });
  return left > 0 ? t('duties.uses.left', { left, of }) : t('duties.uses.gone', { of });
}

/** Warns if less is declared than was paid. It suggests only to declare the paid price. */
function Lower({ t, estimate }: Pick<Props, 't'> & { estimate: EstimatedDuties }) {
  const amount = useMoneyText();
  const { declaredMinor, boughtMinor, boughtFrom } = estimate;
  if (boughtFrom === 'none') return null;
  return (
    <Banner tone="warning">
      {t(`duties.lower.${boughtFrom}`, { paid: amount(boughtMinor), declared: amount(declaredMinor) })}
    </Banner>
  );
}
