import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '../../services/ServicesPage.tsx';

export const Route = createFileRoute('/_shell/services/')({
  staticData: { title: 'services.title' },
  component: ServicesPage,
});
