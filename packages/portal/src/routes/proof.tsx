import { createFileRoute } from '@tanstack/react-router';
import { DocumentCheckPage } from '../evidence/DocumentCheckPage.tsx';
import { Shell } from '../shell/Shell.tsx';

export const Route = createFileRoute('/proof')({
  staticData: { title: 'evidence.check.title' },
  component: () => (
    <Shell>
      <DocumentCheckPage />
    </Shell>
  ),
});
