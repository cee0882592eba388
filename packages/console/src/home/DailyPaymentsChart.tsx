import { Bars } from '@crossdock/ui/Bars.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

interface Day {
  readonly day: string;
  readonly amountMinor: number;
  readonly orders: number;
}

/** The payments for orders, one bar for each day. */
export function DailyPaymentsChart({ days }: { days: readonly Day[] }) {
  return (
    <Bars
      caption={t('shops.board.byDay')}
      labelEvery={5}
      bars={days.map(({ day, amountMinor, orders }) => ({
        key: day,
        label: day.slice(5).replace('-', '/'),
        about: `${day} · ${t('shops.board.paid.orders', { n: orders })}`,
        value: amountMinor,
        text: <Money minor={amountMinor} />,
      }))}
    />
  );
}
