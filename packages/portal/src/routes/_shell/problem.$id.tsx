import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProblemPage } from '../../problems/ProblemPage.tsx';

export const Route = createFileRoute('/_shell/problem/$id')({
  staticData: { title: 'shell.route.problem', action: 'myBag' },
  validateSearch: anyFilters,
  component: ProblemPage,
});
