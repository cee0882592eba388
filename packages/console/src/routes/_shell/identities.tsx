import { createFileRoute } from '@tanstack/react-router';
import { IdentityAuditPage } from '../../members/IdentityAuditPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/identities')({
  staticData: { title: 'shell.nav.identities' },
  validateSearch: anyFilters,
  component: IdentityAuditPage,
});
