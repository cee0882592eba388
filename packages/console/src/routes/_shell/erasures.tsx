import { createFileRoute } from '@tanstack/react-router';
import { ErasuresPage } from '../../erasing/ErasuresPage.tsx';

export const Route = createFileRoute('/_shell/erasures')({
  staticData: { title: 'erasing.title' },
  component: ErasuresPage,
});
