import { createFileRoute } from '@tanstack/react-router';
import { QrLoginPage } from '../../members/QrLoginPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/qrLogin')({
  staticData: { title: 'shell.route.qrLogin', action: 'member' },
  validateSearch: anyFilters,
  component: Scanned,
});

function Scanned() {
  const { id } = Route.useSearch();
  return <QrLoginPage id={String(id ?? '')} />;
}
