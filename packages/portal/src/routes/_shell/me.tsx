import { createFileRoute } from '@tanstack/react-router';
import { MePage } from '../../members/MePage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/me')({
  staticData: { title: 'shell.route.me', action: 'member' },
  validateSearch: anyFilters,
  component: MePage,
});
