import { createFileRoute } from '@tanstack/react-router';
import { DutyTablesPage } from '../../pricing/DutyTablesPage.tsx';

export const Route = createFileRoute('/_shell/pricing/duties')({
  staticData: { title: 'duties.tables' },
  component: DutyTablesPage,
});
