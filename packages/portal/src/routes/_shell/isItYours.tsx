import { createFileRoute } from '@tanstack/react-router';
import { OwnerQuestionsPage } from '../../parcels/OwnerQuestionsPage.tsx';

export const Route = createFileRoute('/_shell/isItYours')({
  staticData: { title: 'shell.route.isItYours', action: 'myBag' },
  component: OwnerQuestionsPage,
});
