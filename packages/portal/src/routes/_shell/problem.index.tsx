import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProblemsPage } from '../../problems/ProblemsPage.tsx';

export const Route = createFileRoute('/_shell/problem/')({
  staticData: { title: 'shell.route.problem', action: 'myBag' },
  validateSearch: anyFilters,
  component: ProblemsPage,
});
