import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { VipImportPage } from '../../vipImports/VipImportPage.tsx';

export const Route = createFileRoute('/_shell/vipOrderFile/$id')({
  staticData: { title: 'shell.route.vipOrderFile', action: 'vipOrderFile' },
  validateSearch: anyFilters,
  component: VipImportPage,
});
