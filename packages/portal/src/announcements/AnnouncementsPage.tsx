import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { AnnouncementPage } from './AnnouncementPage.tsx';

const views = ['mine', 'announcements', 'settings'] as const;

const titles = {
  mine: 'shell.nav.notices',
  announcements: 'shell.route.answer',
  settings: 'notices.settings',
} as const;

interface Props {
  /** The messages for this member only. */
  readonly mine: ReactNode;
  readonly settings: ReactNode;
}

/** The shop's announcements, and beside them the member's own messages. */
export function AnnouncementsPage({ mine, settings }: Props) {
  const [{ id, view }, setFilters] = useFilters<{
    id?: string;
    view?: string;
    type?: string;
    words?: string;
  }>();
  const counts = useCall('countAnnouncements', {}, { topics: ['announcements'] }).data;
  const notices = useCall('countUnread', {}, { topics: ['notices'] }).data;
  if (id !== undefined) return <AnnouncementPage id={id} />;
  const chosen = views.find((one) => one === view) ?? 'announcements';
  return (
    <Page title={t(titles[chosen])}>
      <Tabs
        label={t('shell.notices')}
        tabs={[
          { key: 'mine', label: t('announcements.tab.mine'), count: notices?.unread },
          { key: 'announcements', label: t('announcements.tab.announcements'), count: counts?.unread },
          { key: 'settings', label: t('notices.settings') },
        ]}
        chosen={chosen}
        onChoose={(next) =>
          setFilters({
            view: next === 'announcements' ? undefined : next,
            type: undefined,
            words: undefined,
          })
        }
      >
        {chosen === 'mine' ? mine : null}
        {chosen === 'settings' ? settings : null}
        {chosen === 'announcements' ? (
          <Section>
            <AnnouncementList />
          </Section>
        ) : null}
      </Tabs>
    </Page>
  );
}
