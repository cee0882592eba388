import type { Output } from '@crossdock/contract/table.ts';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Spending.module.css';

type Month = Output<'getSpending'>['list'][number];

/** A bar for each month; the selected one shows its amount. */
export function SpendingChart() {
  const { data } = useCall('getSpending', { months: 12 }, { topics: ['wallet'] });
  // Without any spending nothing is drawn. If the data cannot be loaded, the records below are shown anyway.
  if (!data?.list.some(({ spentMinor }) => spentMinor > 0)) return null;
  return (
    <Section title={t('wallet.spending')}>
      <Bars months={data.list} />
      <Muted as="p" above={8} size={13}>
        {t('wallet.spending.note')}
      </Muted>
    </Section>
  );
}

function Bars({ months }: { months: readonly Month[] }) {
  const [chosen, setChosen] = useState(months.at(-1)?.month);
  const most = Math.max(1, ...months.map(({ spentMinor }) => spentMinor));
  const current = months.find(({ month }) => month === chosen);
  return (
    <>
      {current ? (
        <Row as="p" gap={12} align="baseline" tone="muted" figures aria-live="polite">
          <span>{current.month.replace('-', ' / ')}</span> <Money minor={current.spentMinor} emphasis />
        </Row>
      ) : null}
      <Row gap={2} above={8}>
        {months.map(({ month, spentMinor }) => (
          <button
            key={month}
            type="button"
            className={classes.month}
            aria-pressed={month === chosen}
            onClick={() => setChosen(month)}
          >
            <Row as="span" align="end" maxWidth={48} full high={120} lineBelow>
              <span
                className={classes.bar}
                style={{ blockSize: `${(Math.max(0, spentMinor) / most) * 100}%` }}
              />
            </Row>
            <span aria-hidden>{Number(month.slice(5))}</span>
            <Text spoken>
              {month} <Money minor={spentMinor} />
            </Text>
          </button>
        ))}
      </Row>
    </>
  );
}
