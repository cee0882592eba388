import { createFileRoute } from '@tanstack/react-router';
import { MovingPage } from '../../moving/MovingPage.tsx';

export const Route = createFileRoute('/_shell/moving/')({
  staticData: { title: 'moving.title' },
  component: MovingPage,
});
