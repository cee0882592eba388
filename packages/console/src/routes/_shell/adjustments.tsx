import { createFileRoute } from '@tanstack/react-router';
import { AdjustmentsPage } from '../../wallet/AdjustmentsPage.tsx';

export const Route = createFileRoute('/_shell/adjustments')({
  staticData: { title: 'shell.nav.adjustments' },
  component: AdjustmentsPage,
});
