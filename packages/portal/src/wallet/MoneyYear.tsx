import type { Output } from '@crossdock/contract/table.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Bar, Box, Muted, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

type Spent = Output<'getMoneyYear'>['list'][number];
interface Share {
  readonly name: string;
  readonly amountMinor: number;
}

/** Where a year's money went, by kind and by channel; both lists add up to the year's spending. */
export default function MoneyYear() {
  const { data } = useCall('getMoneyYear', { months: 12 }, { topics: ['wallet'] });
  const formatting = useFormatting();
  if (!data || data.list.length === 0) return null;
  const kinds = sharesOf(data.list, ({ kind }) => t(`wallet.year.kind.${kind}`));
  const channels = sharesOf(data.list, ({ channelName }) => channelName || t('wallet.year.noChannel'));
  const total = data.list.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const [most] = kinds;
  return (
    <Section title={t('wallet.year')}>
      {most && most.amountMinor > 0 ? (
        <Text as="p" size={18} strong>
          {t('wallet.year.most', {
            kind: most.name,
            amount: formatMoney(most.amountMinor, data.currency, formatting),
          })}
        </Text>
      ) : null}
      <Muted as="p" above={4}>
        {t('wallet.year.total', {
          amount: formatMoney(total, data.currency, formatting),
          n: data.orderCount,
        })}
      </Muted>
      <Split gap={24} columns={2}>
        <Shares title={t('wallet.year.byKind')} shares={kinds} />
        <Shares title={t('wallet.year.byChannel')} shares={channels} />
      </Split>
      <Muted as="p" above={12} size={13}>
        {t('wallet.year.note')}
      </Muted>
    </Section>
  );
}

function sharesOf(list: readonly Spent[], nameOf: (spent: Spent) => string): Share[] {
  return [...Map.groupBy(list, nameOf)]
    .map(([name, rows]) => ({
      name,
      amountMinor: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    }))
    .sort((a, b) => b.amountMinor - a.amountMinor);
}

/** A line for each share, with its amount as text and as a bar. */
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
