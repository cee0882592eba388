import { createFileRoute } from '@tanstack/react-router';
import { ShareAuditPage } from '../../promotion/ShareAuditPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/shares')({
  staticData: { title: 'shell.nav.shares' },
  validateSearch: anyFilters,
  component: ShareAuditPage,
});
