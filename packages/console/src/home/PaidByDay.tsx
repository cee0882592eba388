import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import classes from './Dashboard.module.css';

interface Day {
  readonly day: string;
  readonly amountMinor: number;
  readonly orders: number;
}

/** A bar a day. For ears it is the table that it draws. */
export function PaidByDay({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map((day) => day.amountMinor));
  return (
    <table className={classes.bars}>
      <caption>{t('shops.board.byDay')}</caption>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{day.day.slice(5).replace('-', '/')}</th>
            <td title={`${day.day} · ${t('shops.board.paid.orders', { n: day.orders })}`}>
              <span className={classes.bar} style={{ blockSize: `${(day.amountMinor / most) * 100}%` }} />
              <span className={classes.amount}>
                <Money minor={day.amountMinor} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
