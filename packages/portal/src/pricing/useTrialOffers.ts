import { currentShop } from '@crossdock/web/shop.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { repriceOffers, type TrialOffer, type TrialRequest } from './trial.ts';

export interface TrialOffers {
  readonly offers: readonly TrialOffer[] | undefined;
  readonly failure: string | undefined;
  /** Computed in the browser; the server has not confirmed the amounts yet. */
  readonly preview: boolean;
}

/**
 * The offers for the typed values. The server is asked when typing pauses. Until it answers, the browser calculates
 * the prices from the last answer for the same country and postal code, so the amounts change while the visitor
 * types.
 */
export function useTrialOffers(request: TrialRequest | undefined): TrialOffers {
  const current = useDeferredValue(request);
  const asked = usePaused(current, 350);
  const query = useCall('sumFree', asked ?? neverAsked, { enabled: asked !== undefined, staleMs: 60_000 });
  const [known, setKnown] = useState<{ place: string; offers: readonly TrialOffer[] }>();
  const answered = asked && query.data ? query.data.offers : undefined;
  const askedPlace = placeOf(asked);
  useEffect(() => {
    if (answered) setKnown({ place: askedPlace, offers: answered });
  }, [answered, askedPlace]);

  const exact = answered !== undefined && sameRequest(asked, current);
  const lanes = answered && askedPlace === placeOf(current) ? answered : known?.offers;
  const usable = exact || (lanes && (known?.place ?? askedPlace) === placeOf(current));
  const offers = useMemo(() => {
    if (!current) return undefined;
    if (exact) return answered;
    return usable && lanes
      ? repriceOffers(lanes, current, {
          at: new Date().toISOString(),
          coinMinor: currentShop().limits.coinMinor,
        })
      : undefined;
  }, [current, exact, answered, usable, lanes]);
  return { offers, failure: query.error?.message, preview: !exact };
}

/** A placeholder input while the query is disabled. */
const neverAsked: TrialRequest = { country: 'TW', goodsType: 'other', boxes: [] };

function placeOf(request: TrialRequest | undefined): string {
  return request ? `${request.country} ${request.zip ?? ''}` : '';
}

function sameRequest(a: TrialRequest | undefined, b: TrialRequest | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** `value`, once it has not changed for `ms`. */
function usePaused(value: TrialRequest | undefined, ms: number): TrialRequest | undefined {
  const [paused, setPaused] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text === undefined ? undefined : JSON.parse(text)), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return paused;
}
