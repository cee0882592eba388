import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProblemsPage } from '../../problems/ProblemsPage.tsx';

export const Route = createFileRoute('/_shell/problems')({
  staticData: { title: 'problems.title' },
  validateSearch: anyFilters,
  component: ProblemsPage,
});
