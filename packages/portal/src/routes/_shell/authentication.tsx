import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/authentication')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.authentication', action: 'authentication' },
  component: NotYet,
});
