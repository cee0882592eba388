import { createFileRoute } from '@tanstack/react-router';
import { VipImportPage } from '../../vipImports/VipImportPage.tsx';

export const Route = createFileRoute('/_shell/vipOrderFile/$id')({
  staticData: { title: 'shell.route.vipOrderFile', action: 'vipOrderFile' },
  component: VipImportPage,
});
