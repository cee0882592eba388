import { createFileRoute } from '@tanstack/react-router';
import { DeclarerAuditPage } from '../../declarers/DeclarerAuditPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/declarers')({
  staticData: { title: 'shell.nav.declarers' },
  validateSearch: anyFilters,
  component: DeclarerAuditPage,
});
