import { createFileRoute } from '@tanstack/react-router';
import { ExportsPage } from '../../leaving/ExportsPage.tsx';

export const Route = createFileRoute('/_shell/exports')({
  staticData: { title: 'leaving.title' },
  component: ExportsPage,
});
