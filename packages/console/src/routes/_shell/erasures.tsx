import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ErasuresPage } from '../../erasing/ErasuresPage.tsx';

export const Route = createFileRoute('/_shell/erasures')({
  staticData: { title: 'erasing.title' },
  validateSearch: anyFilters,
  component: ErasuresPage,
});
