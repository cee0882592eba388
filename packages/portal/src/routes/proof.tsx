import { createFileRoute } from '@tanstack/react-router';
import { CheckPage } from '../evidence/CheckPage.tsx';
import { Shell } from '../shell/Shell.tsx';

export const Route = createFileRoute('/proof')({
  staticData: { title: 'evidence.check.title' },
  component: () => (
    <Shell>
      <CheckPage />
    </Shell>
  ),
});
