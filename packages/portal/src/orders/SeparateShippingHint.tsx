import { Banner } from '@crossdock/ui/Banner.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { callQuery } from '@crossdock/web/queries.ts';
import { useQueries } from '@tanstack/react-query';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { Consolidation } from './consolidation.ts';

/** Every parcel needs its own quote, so the comparison is made only up to this many parcels. Most orders have fewer. */
const fewParcels = 6;

/**
 * Shows what the parcels would cost if each were sent alone, so that nobody finds out later that combining was more
 * expensive.
 */
export function SeparateShippingHint({ state }: { state: Consolidation }) {
  const money = useMoneyText();
  const { choice, quote } = state;
  const alone =
    choice && choice.parcelIds.length > 1 && choice.parcelIds.length <= fewParcels
      ? choice.parcelIds.map((parcelId) => ({ ...choice, parcelIds: [parcelId], insuredMinor: 0 }))
      : [];
  const quotes = useQueries({ queries: alone.map((input) => callQuery(client, 'quoteOrder', input)) });
  const together = quote.data?.totalMinor;
  if (quotes.length === 0 || together === undefined || !choice || choice.insuredMinor) return null;
  let apart = 0;
  for (const { data } of quotes) {
    if (!data || data.refusals.length > 0) return null;
    apart += data.totalMinor;
  }
  const saved = apart - together;
  if (saved === 0) return null;
  return (
    <Banner tone={saved > 0 ? 'success' : 'warning'}>
      {t(saved > 0 ? 'consolidate.apart.saves' : 'consolidate.apart.costs', {
        saved: money(Math.abs(saved)),
        apart: money(apart),
      })}
    </Banner>
  );
}
