import { createFileRoute } from '@tanstack/react-router';
import { IdentityAuditPage } from '../../members/IdentityAuditPage.tsx';

export const Route = createFileRoute('/_shell/identities')({
  staticData: { title: 'shell.nav.identities' },
  component: IdentityAuditPage,
});
