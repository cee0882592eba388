import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { useDraft } from '@crossdock/web/useDraft.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useUnsentEntry } from '../shell/useUnsentEntry.ts';
import { ForecastForm } from './ForecastForm.tsx';
import { ForecastResult } from './ForecastResult.tsx';
import type { ForecastFormProps, SentForecast } from './sentForecast.ts';
import { type ForecastAnswer, mergeForecastAnswers } from './useForecastBatches.ts';

const rulesStaleMs = 300_000;

/**
 * The forecast page: one box for any number of courier numbers, one declaration for all numbers without their own,
 * and one result for each number. `aside` is shown beside it if there is room.
 */
export function ForecastPage(props: {
  aside?: ReactNode;
  shared: ForecastFormProps['shared'];
  /** The id of the unsent forecast that is being changed. */
  unsent: string | undefined;
  onKept: () => void;
}) {
  const { aside, shared, onKept } = props;
  const unsent = useUnsentEntry('forecastParcels', props.unsent);
  const rules = useCall('getForecastRules', {}, { staleMs: rulesStaleMs });
  const types = useCall('queryGoodsTypes', {}, { staleMs: rulesStaleMs });
  const [sent, setSent] = useState<SentForecast | null>(null);
  const [numbers, setNumbers] = useState('');
  // The result is stored while a parcel still needs a proof of purchase, because members may leave the page to look
  // for the proof.
  const draft = useDraft('forecastClaim', (kept) => isSent(kept) && setSent(kept));
  const keep = (next: SentForecast) => {
    setSent(next);
    if (next.answer.list.some(({ result }) => result === 'needsProof')) draft.keep(next);
    else draft.drop();
  };
  const show = (next: SentForecast) => {
    keep(next);
    scrollTo({ top: 0 });
  };
  const again = (rest: string) => {
    draft.drop();
    setNumbers(rest);
    setSent(null);
  };
  const settle = (answer: ForecastAnswer) =>
    sent && keep({ ...sent, answer: mergeForecastAnswers(sent.answer, answer) });
  return (
    <Page
      title={t('parcels.forecast.title')}
      intro={t('parcels.forecast.intro')}
      {...(aside ? { aside, asideLast: true } : { width: 'narrow' as const })}
    >
      <Loaded query={combineQueries(rules, types)} skeleton={{ rows: 4, heightPx: 120 }}>
        {([known, { list }]) =>
          unsent === undefined ? null : sent ? (
            <ForecastResult sent={sent} onClaimed={settle} onAgain={again} />
          ) : (
            <ForecastForm
              key={unsent?.id}
              rules={known}
              types={list}
              numbers={numbers}
              {...{ shared, unsent, onKept }}
              onSent={show}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

const isSent = (kept: object): kept is SentForecast =>
  'answer' in kept && 'declared' in kept && 'wrong' in kept;
