import { createFileRoute } from '@tanstack/react-router';
import { ImportDutiesPage } from '../../pricing/ImportDutiesPage.tsx';

export const Route = createFileRoute('/_shell/pricing/duties/import')({
  staticData: { title: 'duties.import' },
  component: ImportDutiesPage,
});
