import { IconAlertTriangle } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { ExceptionsPage } from '../../exceptions/ExceptionsPage.tsx';
import { RegisterProblemButton } from '../../problems/RegisterProblem.tsx';

export const Route = createFileRoute('/_shell/exceptions')({
  staticData: {
    title: 'exceptions.title',
    menu: { group: 'warehouse', icon: IconAlertTriangle, can: 'parcel.read', key: '9' },
  },
  component: () => <ExceptionsPage actions={<RegisterProblemButton />} />,
});
