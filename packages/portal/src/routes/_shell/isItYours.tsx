import { createFileRoute } from '@tanstack/react-router';
import { OwnerQuestionsPage } from '../../parcels/OwnerQuestionsPage.tsx';

export const Route = createFileRoute('/_shell/isItYours')({
  staticData: { title: 'parcels.owner.title', action: 'myBag' },
  component: OwnerQuestionsPage,
});
