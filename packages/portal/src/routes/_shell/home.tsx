import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HomePage } from '../../home/HomePage.tsx';
import { channelsOfShop } from '../../members/channelsOfShop.ts';
import { withMoreTexts } from '../../shell/moreTexts.ts';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

const BindPrompt = lazy(withMoreTexts(() => import('../../members/BindPrompt.tsx')));

export const Route = createFileRoute('/_shell/home')({
  staticData: { title: 'shell.route.home', action: 'home' },
  validateSearch: anyFilters,
  component: Home,
});

function Home() {
  const { bind } = Route.useSearch();
  const prompt =
    channelsOfShop().length > 0 ? (
      <Suspense>
        <BindPrompt offer={bind === 'offer'} />
      </Suspense>
    ) : null;
  return <HomePage warehouse={<WarehouseAddresses />} prompt={prompt} />;
}
