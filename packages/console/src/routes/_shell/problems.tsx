import { createFileRoute } from '@tanstack/react-router';
import { ProblemsPage } from '../../problems/ProblemsPage.tsx';

export const Route = createFileRoute('/_shell/problems')({
  staticData: { title: 'problems.title' },
  component: ProblemsPage,
});
