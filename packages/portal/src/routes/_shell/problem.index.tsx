import { createFileRoute } from '@tanstack/react-router';
import { ProblemsPage } from '../../problems/ProblemsPage.tsx';

export const Route = createFileRoute('/_shell/problem/')({
  staticData: { title: 'shell.route.problem', action: 'myBag' },
  component: ProblemsPage,
});
