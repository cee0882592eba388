import type { DutyEstimateView, EstimatedDuties } from '@crossdock/contract/duties/shapes.ts';
import type { words } from '@crossdock/contract/duties/words.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import type { TextValues } from '@crossdock/ui/texts.ts';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { dayText } from './dayText.ts';

type Translate = (key: keyof typeof words, values?: TextValues) => string;

interface Props {
  readonly t: Translate;
  readonly estimate: DutyEstimateView;
  /** Leave out the headline, because something more certain is said above. */
  readonly bare?: boolean;
}

/** What customs are expected to charge, what it is made of, and by which table. */
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
          <Row key={`${kind} ${goods}`} gap={12} justify="between">
            <dt>
              {t(`duties.line.${kind}`, { goods })}
              <Muted as="p" size={13}>
                {t('duties.line.of', {
                  rate: formatQuantity(rateBp, 'rate', formatting),
                  base: formatMoney(baseMinor, currency, formatting),
                })}
              </Muted>
            </dt>
            <Box as="dd">
              <Money minor={amountMinor} currency={currency} />
            </Box>
          </Row>
        ))}
        <Row gap={12} justify="between">
          <dt>{t('duties.total')}</dt>
          <Box as="dd">
            <Money minor={totalMinor} currency={currency} emphasis />
          </Box>
        </Row>
        <Row gap={12} justify="between">
          <dt>{t('duties.landed')}</dt>
          <Box as="dd">
            <Money minor={estimate.landedMinor} />
          </Box>
        </Row>
      </Grid>
      <Muted as="p">{limits(t, estimate, formatting)}</Muted>
      <Muted as="p" size={13}>
        {t('duties.by', { day: written(day), from: written(table.from), asOf: written(table.asOf) })}{' '}
        {t('duties.source', { source: table.source })}
      </Muted>
    </Grid>
  );
}

/** What to do now, in few words. */
function headline(t: Translate, estimate: EstimatedDuties, formatting: Formatting): string {
  const { outcome, included, totalMinor, currency } = estimate;
  if (included) return t('duties.head.included');
  return t(`duties.head.${outcome}`, { amount: formatMoney(totalMinor, currency, formatting) });
}

/** The free limit, and how often it can still be used. */
function limits(t: Translate, estimate: EstimatedDuties, formatting: Formatting): string {
  const { freeUpToMinor, freeEntries, freeLeft, lines, base, currency } = estimate;
  if (freeUpToMinor === 0) return '';
  const amount = formatMoney(freeUpToMinor, currency, formatting);
  const isLowValue = lines.some(({ kind }) => kind === 'lowValue');
  const limit = isLowValue
    ? t('duties.limit.lowValue', { amount })
    : t(base === 'goods' ? 'duties.limit' : 'duties.limit.withFreight', { amount });
  return [limit, uses(t, freeEntries, freeLeft)].filter(Boolean).join(' ');
}

function uses(t: Translate, of: number | null, left: number | null): string {
  if (of === null) return '';
  if (left === null) return t('duties.uses.each', { of });
  return left > 0 ? t('duties.uses.left', { left, of }) : t('duties.uses.gone', { of });
}

/** Warns where less is declared than was paid; suggests nothing but to declare it. */
function Lower({ t, estimate }: Pick<Props, 't'> & { estimate: EstimatedDuties }) {
  const formatting = useFormatting();
  const { declaredMinor, boughtMinor } = estimate;
  if (boughtMinor <= declaredMinor) return null;
  const amount = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  return (
    <Banner tone="warning">
      {t('duties.lower', { paid: amount(boughtMinor), declared: amount(declaredMinor) })}
    </Banner>
  );
}
