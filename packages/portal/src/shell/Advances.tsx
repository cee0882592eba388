import type { Bearer } from '@crossdock/contract/checkout/advances.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import classes from './Advances.module.css';
import { useCall } from './api.ts';
import { t } from './i18n.ts';

/** What the shop has paid for the member, with receipts; nothing where there is none. */
export function Advances({ bearer }: { bearer: Bearer }) {
  const { data } = useCall('getAdvances', bearer, { topics: ['parcels', 'orders'] });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t('orders.advances')}>
      <ul className={classes.list}>
        {data.list.map((one) => (
          <li key={one.id}>
            <a href={one.receipt.full} target="_blank" rel="noreferrer">
              <img
                src={one.receipt.thumb}
                alt={t('orders.advances.receipt', { reason: one.reason })}
                loading="lazy"
              />
            </a>
            <span className={classes.words}>
              <span>{one.reason}</span>
              <span className={classes.muted}>
                <When iso={one.at} style="date" />
              </span>
            </span>
            <Money minor={one.amountMinor} emphasis />
          </li>
        ))}
      </ul>
    </Section>
  );
}
