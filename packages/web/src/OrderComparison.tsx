import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import type { ChangeProps } from './orderChangeTexts.ts';

/** All rows use the same widths, so that the amounts are aligned. */
const columns = 'minmax(0, 1.2fr) repeat(3, minmax(0, 1fr))';

/** Compares the old price with the new one line by line, and says what is due or returned. */
export function OrderComparison({
  t,
  preview,
  children,
}: Pick<ChangeProps, 't' | 'preview'> & { children?: ReactNode }) {
  const formatting = useFormatting();
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const difference = (minor: number) =>
    minor === 0 ? '–' : formatMoney(minor, formatting.currency, formatting, true);
  const { lines, beforeMinor, afterMinor, deltaMinor, dueMinor, returnedMinor, refusals, parts } = preview;
  const total = { kind: 'total' as const, beforeMinor, afterMinor, deltaMinor };
  const heads = ['item', 'before', 'after', 'delta'] as const;
  return (
    <Section title={t('orders.change.compare')}>
      <Grid gap={12}>
        {parts.length === 0 ? (
          <Muted as="p">{t('orders.change.none')}</Muted>
        ) : (
          <Muted as="p">{parts.map((part) => t(`orders.change.part.${part}`)).join(' · ')}</Muted>
        )}
        <Grid role="table" aria-label={t('orders.change.compare')} columns="1fr" gap={0}>
          <Grid role="row" columns={columns} gap={8}>
            {heads.map((head) => (
              <Muted key={head} role="columnheader" size={13} textAlign={head === 'item' ? 'start' : 'end'}>
                {t(`orders.change.${head}`)}
              </Muted>
            ))}
          </Grid>
          {[...lines, total].map((line) => (
            <Grid
              role="row"
              key={line.kind}
              columns={columns}
              gap={8}
              pad={[8, 0]}
              lineBetween
              size={14}
              figures
            >
              <Text role="rowheader" minWidth={0} strong={line.kind === 'total'}>
                {line.kind === 'total' ? t('orders.change.total') : t(`quote.kind.${line.kind}`)}
              </Text>
              <Text role="cell" textAlign="end">
                <Money minor={line.beforeMinor} muted />
              </Text>
              <Text role="cell" textAlign="end" strong={line.kind === 'total'}>
                <Money minor={line.afterMinor} />
              </Text>
              <Text role="cell" textAlign="end" strong={line.deltaMinor !== 0}>
                {difference(line.deltaMinor)}
              </Text>
            </Grid>
          ))}
        </Grid>
        {children}
        {parts.length > 0 && dueMinor > 0 ? (
          <Banner tone="warning">{t('orders.change.due', { amount: money(dueMinor) })}</Banner>
        ) : null}
        {parts.length > 0 && returnedMinor > 0 ? (
          <Banner tone="info">{t('orders.change.back', { amount: money(returnedMinor) })}</Banner>
        ) : null}
        {refusals.map(({ reason, message }) => (
          <Banner key={reason} tone="danger">
            {message}
          </Banner>
        ))}
      </Grid>
    </Section>
  );
}
