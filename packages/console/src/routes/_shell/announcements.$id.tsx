import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementPage } from '../../announcements/AnnouncementPage.tsx';

export const Route = createFileRoute('/_shell/announcements/$id')({
  staticData: { title: 'announcements.title' },
  validateSearch: anyFilters,
  component: () => <AnnouncementPage id={Route.useParams().id} />,
});
