import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '../../announcements/AnnouncementsPage.tsx';

export const Route = createFileRoute('/_shell/announcements/')({
  staticData: { title: 'announcements.title' },
  component: AnnouncementsPage,
});
