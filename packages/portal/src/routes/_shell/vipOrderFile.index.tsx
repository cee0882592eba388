import { createFileRoute } from '@tanstack/react-router';
import { VipImportsPage } from '../../vipImports/VipImportsPage.tsx';

export const Route = createFileRoute('/_shell/vipOrderFile/')({
  staticData: { title: 'shell.route.vipOrderFile', action: 'vipOrderFile' },
  component: VipImportsPage,
});
