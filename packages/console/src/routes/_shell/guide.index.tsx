import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../../guide/GuidePage.tsx';

export const Route = createFileRoute('/_shell/guide/')({
  staticData: { title: 'guide.title' },
  validateSearch: anyFilters,
  component: GuidePage,
});
