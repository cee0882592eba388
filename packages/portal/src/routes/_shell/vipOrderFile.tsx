import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/vipOrderFile')({
  staticData: { title: 'shell.route.vipOrderFile', action: 'vipOrderFile' },
  component: () => <NotYetPage about="vipOrderFile" />,
});
