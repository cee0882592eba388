import { createFileRoute } from '@tanstack/react-router';
import { ProgramsPage } from '../../programs/ProgramsPage.tsx';

export const Route = createFileRoute('/_shell/programs')({
  staticData: { title: 'programs.title' },
  component: ProgramsPage,
});
