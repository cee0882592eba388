import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HomePage } from '../../home/HomePage.tsx';
import { LazyEmailProblemBanner } from '../../members/LazyEmailProblemBanner.tsx';
import { messengersOfShop } from '../../members/messengersOfShop.ts';
import { optionalPartLoader } from '../../shell/optionalPartLoader.ts';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

const BindPrompt = lazy(optionalPartLoader(() => import('../../members/BindPrompt.tsx')));

/** Loaded after the page, because announcements are not urgent. */
const RequiredAnnouncements = lazy(async () => {
  await whenQuiet();
  return optionalPartLoader(() => import('../../announcements/RequiredAnnouncements.tsx'))();
});

/** Shown below the member's own data, and loaded after it. */
const NewestAnnouncements = lazy(async () => {
  await whenQuiet();
  return optionalPartLoader(() => import('../../announcements/NewestAnnouncements.tsx'))();
});

export const Route = createFileRoute('/_shell/home')({
  staticData: { title: 'shell.route.home', action: 'home' },
  component: Home,
});

function Home() {
  const { bind, orders } = Route.useSearch();
  const prompt = (
    <Suspense>
      {messengersOfShop().length > 0 ? <BindPrompt offer={bind === 'offer'} /> : null}
      <Suspense>
        <RequiredAnnouncements />
      </Suspense>
    </Suspense>
  );
  const news = (
    <Suspense>
      <NewestAnnouncements />
    </Suspense>
  );
  return (
    <HomePage
      warehouse={<WarehouseAddresses />}
      warning={<LazyEmailProblemBanner />}
      allOrders={orders === 'all'}
      {...{ prompt, news }}
    />
  );
}
