import { createFileRoute } from '@tanstack/react-router';
import { AuthenticationPage } from '../../members/AuthenticationPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/authentication')({
  staticData: { title: 'shell.route.authentication', action: 'authentication' },
  validateSearch: anyFilters,
  component: AuthenticationPage,
});
