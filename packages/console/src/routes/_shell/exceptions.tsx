import { createFileRoute } from '@tanstack/react-router';
import { ExceptionsPage } from '../../exceptions/ExceptionsPage.tsx';
import { RegisterButton } from '../../problems/RegisterProblem.tsx';

export const Route = createFileRoute('/_shell/exceptions')({
  staticData: { title: 'exceptions.title' },
  component: () => <ExceptionsPage actions={<RegisterButton />} />,
});
