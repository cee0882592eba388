import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/memberShare')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.memberShare', action: 'member' },
  component: NotYet,
});
