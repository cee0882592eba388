import { createFileRoute } from '@tanstack/react-router';
import { MoveImportPage } from '../../moving/MoveImportPage.tsx';

export const Route = createFileRoute('/_shell/moving/$id')({
  staticData: { title: 'moving.title' },
  component: () => <MoveImportPage id={Route.useParams().id} />,
});
