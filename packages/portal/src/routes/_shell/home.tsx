import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../home/HomePage.tsx';
import { BindPrompt } from '../../members/BindPrompt.tsx';
import { channelsOfShop } from '../../members/channelsOfShop.ts';
import { anyFilters } from '../../shell/search.ts';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

export const Route = createFileRoute('/_shell/home')({
  staticData: { title: 'shell.route.home', action: 'home' },
  validateSearch: anyFilters,
  component: Home,
});

function Home() {
  const { bind } = Route.useSearch();
  const prompt = channelsOfShop().length > 0 ? <BindPrompt offer={bind === 'offer'} /> : null;
  return <HomePage warehouse={<WarehouseAddresses />} prompt={prompt} />;
}
