import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../shell/Shell.tsx';
import { SupportPage } from '../support/SupportPage.tsx';

export const Route = createFileRoute('/support')({
  staticData: { title: 'shell.route.support', action: 'system' },
  component: () => (
    <Shell>
      <SupportPage />
    </Shell>
  ),
});
