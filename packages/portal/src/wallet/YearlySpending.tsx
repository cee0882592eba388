import type { Output } from '@crossdock/contract/table.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Bar, Box, Muted, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

type Year = Output<'getMoneyYear'>;
type Saved = Output<'getParcelCosts'>['saved'];
type Spent = Year['list'][number];
interface Share {
  readonly name: string;
  readonly amountMinor: number;
}

/** A year's spending by kind, channel and month; each list adds up to the total. */
export function YearlySpending({ year, saved }: { year: Year; saved: Saved | undefined }) {
  const formatting = useFormatting();
  const kinds = sharesOf(year.list, ({ kind }) => t(`wallet.year.kind.${kind}`));
  const channels = sharesOf(year.list, ({ channelName }) => channelName || t('wallet.year.noChannel'));
  const total = sumOf(year.list);
  const [most] = kinds;
  return (
    <Section title={t('wallet.year')}>
      {most && most.amountMinor > 0 ? (
        <Text as="p" size={18} strong>
          {t('wallet.year.most', {
            kind: most.name,
            amount: formatMoney(most.amountMinor, year.currency, formatting),
          })}
        </Text>
      ) : null}
      <Muted as="p" above={4}>
        {t('wallet.year.total', {
          amount: formatMoney(total, year.currency, formatting),
          n: year.orderCount,
        })}
      </Muted>
      {saved?.kind === 'saved' ? <Together saved={saved} currency={year.currency} /> : null}
      <Split gap={24} columns={2}>
        <Shares title={t('wallet.year.byKind')} shares={kinds} />
        <Shares title={t('wallet.year.byChannel')} shares={channels} />
      </Split>
      <Months year={year} />
      <Muted as="p" above={12} size={13}>
        {t('wallet.year.note')}
      </Muted>
    </Section>
  );
}

/** The amount that combined shipping saved, and its calculation. */
function Together({ saved, currency }: { saved: Saved; currency: string }) {
  const formatting = useFormatting();
  const money = (minor: number) => formatMoney(minor, currency, formatting);
  return (
    <Box fill="success-soft" round="control" pad={[8, 12]} above={12}>
      <Text as="p" strong>
        {t('wallet.saved', { amount: money(saved.amountMinor) })}
      </Text>
      <Note>
        {t('wallet.saved.how', {
          n: saved.orderCount,
          together: money(saved.togetherMinor),
          alone: money(saved.aloneMinor),
        })}
      </Note>
    </Box>
  );
}

/** A row for each month with spending, newest first: the amount, and what it was spent on. */
function Months({ year }: { year: Year }) {
  const formatting = useFormatting();
  const months = year.months
    .map((month) => ({ month, rows: year.list.filter((row) => row.month === month) }))
    .filter(({ rows }) => rows.length > 0)
    .toReversed();
  return (
    <Stack gap={8} above={16}>
      <Text as="h3" size={15} strong>
        {t('wallet.year.byMonth')}
      </Text>
      <Stack as="ul" gap={10} aria-label={t('wallet.year.byMonth')}>
        {months.map(({ month, rows }) => (
          <li key={month}>
            <Bar gap={8}>
              <span>{month.replace('-', ' / ')}</span> <Money minor={sumOf(rows)} />
            </Bar>
            <Note>
              {sharesOf(rows, ({ kind }) => t(`wallet.year.kind.${kind}`))
                .map(
                  ({ name, amountMinor }) => `${name} ${formatMoney(amountMinor, year.currency, formatting)}`,
                )
                .join(' · ')}
            </Note>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const sumOf = (rows: readonly { readonly amountMinor: number }[]) =>
  rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

function sharesOf(list: readonly Spent[], nameOf: (spent: Spent) => string): Share[] {
  return [...Map.groupBy(list, nameOf)]
    .map(([name, rows]) => ({ name, amountMinor: sumOf(rows) }))
    .sort((a, b) => b.amountMinor - a.amountMinor);
}

/** A row for each share, with its amount as text and as a bar. */
function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ amountMinor }) => amountMinor));
  return (
    <Stack gap={8} above={12}>
      <Text as="h3" size={15} strong>
        {title}
      </Text>
      <Stack as="ul" gap={10} aria-label={title}>
        {shares.map(({ name, amountMinor }) => (
          <li key={name}>
            <Bar gap={8}>
              <span>{name}</span> <Money minor={amountMinor} />
            </Bar>
            <Box
              high={6}
              round={3}
              fill="accent"
              above={4}
              wide={`${(Math.max(0, amountMinor) / most) * 100}%`}
              aria-hidden
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
