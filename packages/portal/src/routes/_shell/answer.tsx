import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '../../announcements/AnnouncementsPage.tsx';
import { NoticeSettings } from '../../notices/NoticeSettings.tsx';
import { NotificationList } from '../../notices/NotificationList.tsx';

export const Route = createFileRoute('/_shell/answer')({
  staticData: { title: 'shell.route.answer', action: 'system' },
  component: Answer,
});

function Answer() {
  return <AnnouncementsPage mine={<NotificationList />} settings={<NoticeSettings />} />;
}
