import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementPage } from '../../announcements/AnnouncementPage.tsx';

export const Route = createFileRoute('/_shell/announcements/$id')({
  staticData: { title: 'announcements.title' },
  component: () => <AnnouncementPage id={Route.useParams().id} />,
});
