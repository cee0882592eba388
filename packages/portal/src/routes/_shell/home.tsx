import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HomePage } from '../../home/HomePage.tsx';
import { channelsOfShop } from '../../members/channelsOfShop.ts';
import { LateMailBounced } from '../../members/LateMailBounced.tsx';
import { optionalPart } from '../../shell/optionalPart.ts';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

const BindPrompt = lazy(optionalPart(() => import('../../members/BindPrompt.tsx')));

/** Loaded after the page, because announcements are not urgent. */
const TopAnnouncements = lazy(async () => {
  await whenQuiet();
  return optionalPart(() => import('../../announcements/TopAnnouncements.tsx'))();
});

/** Shown below the member's own data, and loaded after it. */
const NewestAnnouncements = lazy(async () => {
  await whenQuiet();
  return optionalPart(() => import('../../announcements/NewestAnnouncements.tsx'))();
});

export const Route = createFileRoute('/_shell/home')({
  staticData: { title: 'shell.route.home', action: 'home' },
  component: Home,
});

function Home() {
  const { bind, orders } = Route.useSearch();
  const prompt = (
    <Suspense>
      {channelsOfShop().length > 0 ? <BindPrompt offer={bind === 'offer'} /> : null}
      <Suspense>
        <TopAnnouncements />
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
      warning={<LateMailBounced />}
      allOrders={orders === 'all'}
      {...{ prompt, news }}
    />
  );
}
