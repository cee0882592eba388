import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../../guide/ArticlePage.tsx';

export const Route = createFileRoute('/_shell/guide/$id')({
  staticData: { title: 'guide.title' },
  component: () => <ArticlePage id={Route.useParams().id} />,
});
