import { createFileRoute } from '@tanstack/react-router';
import { ShareAuditPage } from '../../promotion/ShareAuditPage.tsx';

export const Route = createFileRoute('/_shell/shares')({
  staticData: { title: 'shell.nav.shares' },
  component: ShareAuditPage,
});
