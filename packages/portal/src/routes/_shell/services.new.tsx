import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { NewServicePage } from '../../services/NewServicePage.tsx';

export const Route = createFileRoute('/_shell/services/new')({
  staticData: { title: 'shell.route.services', action: 'myBag' },
  validateSearch: anyFilters,
  component: NewServicePage,
});
