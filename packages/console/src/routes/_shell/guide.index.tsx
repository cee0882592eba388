import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../../guide/GuidePage.tsx';

export const Route = createFileRoute('/_shell/guide/')({
  staticData: { title: 'guide.title' },
  component: GuidePage,
});
