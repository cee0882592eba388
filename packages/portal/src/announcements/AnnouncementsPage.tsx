import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
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
  const unread = useCall('countAnnouncements', {}, { topics: ['announcements'] }).data?.unread;
  const unreadOfMine = useCall('countUnread', {}, { topics: ['notices'] }).data?.unread;
  if (id !== undefined) return <AnnouncementPage id={id} />;
  const chosen = views.find((one) => one === view) ?? 'announcements';
  return (
    <Page title={t(titles[chosen])}>
      <Tabs
        label={t('shell.notices')}
        tabs={[
          { key: 'mine', label: t('announcements.tab.mine') },
          { key: 'announcements', label: t('announcements.tab.announcements') },
          { key: 'settings', label: t('notices.settings') },
        ]}
        countOf={countsOfTabs(['mine', 'announcements'], { mine: unreadOfMine, announcements: unread })}
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
