import { allLoaded } from '@crossdock/ui/allLoaded.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { type ReactNode, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { ForecastForm } from './ForecastForm.tsx';
import { ForecastResult } from './ForecastResult.tsx';
import type { Sent } from './sentForecast.ts';
import { type ForecastAnswer, joined } from './useForecastBatches.ts';

const rulesStaleMs = 300_000;

/**
 * Forecast: one box for any number of them, one declaration for all that have none of their own, one answer for each.
 * `aside` stands beside it where there is room.
 */
export function ForecastPage({ aside }: { aside?: ReactNode }) {
  const rules = useCall('getForecastRules', {}, { staleMs: rulesStaleMs });
  const types = useCall('queryGoodsTypes', {}, { staleMs: rulesStaleMs });
  const [sent, setSent] = useState<Sent | null>(null);
  const [numbers, setNumbers] = useState('');
  const show = (next: Sent) => {
    setSent(next);
    scrollTo({ top: 0 });
  };
  const again = (rest: string) => {
    setNumbers(rest);
    setSent(null);
  };
  const settle = (answer: ForecastAnswer) =>
    sent && setSent({ ...sent, answer: joined(sent.answer, answer) });
  return (
    <Page
      title={t('parcels.forecast.title')}
      intro={t('parcels.forecast.intro')}
      {...(aside ? { aside, asideLast: true } : { width: 'narrow' as const })}
    >
      <Loaded
        query={allLoaded(rules, types)}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={4} heightPx={120} label={t('shell.loading')} />}
      >
        {([known, { list }]) =>
          sent ? (
            <ForecastResult sent={sent} onClaimed={settle} onAgain={again} />
          ) : (
            <ForecastForm rules={known} types={list} numbers={numbers} onSent={show} />
          )
        }
      </Loaded>
    </Page>
  );
}
