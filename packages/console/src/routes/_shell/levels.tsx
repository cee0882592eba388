import { createFileRoute } from '@tanstack/react-router';
import { LevelsPage } from '../../members/LevelsPage.tsx';

export const Route = createFileRoute('/_shell/levels')({
  staticData: { title: 'shell.nav.levels' },
  component: LevelsPage,
});
