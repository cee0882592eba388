import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Bar, Grid, Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Card, Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';

const shownAtFirst = 10;

type Trial = Output<'tryStandingOrder'>;

/** The orders that the rule would have placed in the past year: dates, parcels, prices. */
export function RuleTrial({ tried: { list, parcelCount, totalMinor } }: { tried: Trial }) {
  const formatting = useFormatting();
  const [all, setAll] = useState(false);
  const amount = formatMoney(totalMinor, formatting.currency, formatting);
  const sum =
    parcelCount === 0
      ? t('standing.tried.empty')
      : list.length === 0
        ? t('standing.tried.none')
        : t('standing.tried.sum', { parcels: parcelCount, n: list.length, amount });
  return (
    <Section title={t('standing.tried')} plain>
      <Stack gap={12}>
        <p>{sum}</p>
        <Grid as="ul" gap={12}>
          {(all ? list : list.slice(0, shownAtFirst)).map((act) => (
            <li key={act.at}>
              <Past act={act} />
            </li>
          ))}
        </Grid>
        {all || list.length <= shownAtFirst ? null : (
          <div>
            <Button look="soft" onClick={() => setAll(true)}>
              {t('standing.tried.all', { n: list.length })}
            </Button>
          </div>
        )}
        {list.length === 0 ? null : <Muted as="p">{t('standing.tried.note')}</Muted>}
      </Stack>
    </Section>
  );
}

function Past({ act }: { act: Trial['list'][number] }) {
  return (
    <Card tight>
      <Stack gap={4}>
        <Bar gap={[4, 16]}>
          <strong>
            <When iso={act.at} style="date" />
          </strong>
          {act.totalMinor === null ? (
            <Muted>{t('standing.tried.noPrice')}</Muted>
          ) : (
            <Money minor={act.totalMinor} emphasis />
          )}
        </Bar>
        <Muted as="p">{act.sentence}</Muted>
        <Muted>
          <InlineFacts>
            {act.asks ? <span>{t('standing.tried.asks')}</span> : null}
            {act.courierNumbers.slice(0, 5).map((number) => (
              <Code key={number}>{number}</Code>
            ))}
            {act.courierNumbers.length > 5 ? <span>+{act.courierNumbers.length - 5}</span> : null}
          </InlineFacts>
        </Muted>
      </Stack>
    </Card>
  );
}
