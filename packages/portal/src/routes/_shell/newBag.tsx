import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ForecastPage } from '../../parcels/ForecastPage.tsx';
import { useWide } from '../../shell/wideWindow.ts';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

export const Route = createFileRoute('/_shell/newBag')({
  staticData: { title: 'shell.route.newBag', action: 'myBag' },
  validateSearch: anyFilters,
  component: Forecast,
});

/** Whoever forecasts has just ordered, and may still need the address; on a phone the form is enough to read. */
function Forecast() {
  return <ForecastPage aside={useWide() ? <WarehouseAddresses /> : null} />;
}
