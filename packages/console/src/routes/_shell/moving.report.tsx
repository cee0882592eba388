import { createFileRoute } from '@tanstack/react-router';
import { MoveReportPage } from '../../moving/MoveReportPage.tsx';

export const Route = createFileRoute('/_shell/moving/report')({
  staticData: { title: 'moving.report' },
  component: MoveReportPage,
});
