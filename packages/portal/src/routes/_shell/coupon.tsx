import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/coupon')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.coupon', action: 'wallet' },
  component: NotYet,
});
