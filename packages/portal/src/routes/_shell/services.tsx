import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '../../services/ServicesPage.tsx';

export const Route = createFileRoute('/_shell/services')({
  staticData: { title: 'shell.route.services', action: 'myBag' },
  validateSearch: anyFilters,
  component: ServicesPage,
});
