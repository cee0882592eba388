import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { QrLoginPage } from '../../members/QrLoginPage.tsx';

export const Route = createFileRoute('/_shell/qrLogin')({
  staticData: { title: 'shell.route.qrLogin', action: 'member' },
  validateSearch: anyFilters,
  component: Scanned,
});

function Scanned() {
  const { id } = Route.useSearch();
  return <QrLoginPage id={String(id ?? '')} />;
}
