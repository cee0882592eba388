import { createFileRoute } from '@tanstack/react-router';
import { DeclarerAuditPage } from '../../declarers/DeclarerAuditPage.tsx';

export const Route = createFileRoute('/_shell/declarers')({
  staticData: { title: 'shell.nav.declarers' },
  component: DeclarerAuditPage,
});
