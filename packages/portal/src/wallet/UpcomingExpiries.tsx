import type { Output } from '@crossdock/contract/table.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Bar, Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { touchTargetClass } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Coupons, free storage and held prices that end in the coming weeks; renders nothing if there are none. */
export function UpcomingExpiries() {
  const { data } = useCall('getEndings', {}, { topics: ['coupons', 'parcels', 'orders'] });
  const formatting = useFormatting();
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t('wallet.ends')}>
      <Stack as="ul" gap={12} aria-label={t('wallet.ends')}>
        {data.list.map(({ kind, id, name, endsAt }) => (
          <li key={id}>
            <Bar gap={[0, 8]}>
              <EndingLink {...{ kind, id, name }} />
              <Muted>{t('wallet.ends.at', { day: formatWhen(endsAt, 'day', formatting) })}</Muted>
            </Bar>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

type Ending = Output<'getEndings'>['list'][number];

function EndingLink({ kind, id, name }: Omit<Ending, 'endsAt'>) {
  switch (kind) {
    case 'coupon':
      return (
        <Link to="/coupon" className={touchTargetClass}>
          {t('wallet.ends.coupon', { name })}
        </Link>
      );
    case 'storage':
      return (
        <Link to="/myBag/$id" params={{ id }} className={touchTargetClass}>
          {t('wallet.ends.storage', { name })}
        </Link>
      );
    case 'price':
      return (
        <Link to="/myOrder/$id" params={{ id }} className={touchTargetClass}>
          {t('wallet.ends.price', { name })}
        </Link>
      );
  }
}
