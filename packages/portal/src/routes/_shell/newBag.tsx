import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ForecastPage } from '../../parcels/ForecastPage.tsx';
import { sharedText } from '../../parcels/pastedForecast.ts';
import { useIsWide } from '../../shell/wideWindow.ts';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

export const Route = createFileRoute('/_shell/newBag')({
  staticData: { title: 'shell.route.newBag', action: 'myBag' },
  component: Forecast,
});

/**
 * In a wide window, the warehouse address is beside the form, because a member who forecasts has just bought
 * something and may still need it; on a phone the page is long enough without it. Other apps share texts to the
 * installed portal by this page's URL (`share_target` in the manifest).
 */
function Forecast() {
  const search = Route.useSearch();
  const text = sharedText(search);
  const navigate = Route.useNavigate();
  const onTaken = useCallback(() => void navigate({ search: {}, replace: true }), [navigate]);
  return (
    <ForecastPage
      shared={{ text, onTaken }}
      unsent={search.unsent === undefined ? undefined : String(search.unsent)}
      onKept={() => void navigate({ to: '/unsent' })}
      aside={useIsWide() ? <WarehouseAddresses /> : null}
    />
  );
}
