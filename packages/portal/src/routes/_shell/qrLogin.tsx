import { createFileRoute } from '@tanstack/react-router';
import { QrLoginPage } from '../../members/QrLoginPage.tsx';

export const Route = createFileRoute('/_shell/qrLogin')({
  staticData: { title: 'shell.route.qrLogin', action: 'member' },
  component: Scanned,
});

function Scanned() {
  const { id } = Route.useSearch();
  return <QrLoginPage id={String(id ?? '')} />;
}
