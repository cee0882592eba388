import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { AnnouncementPage } from './AnnouncementPage.tsx';

/** What the shop announces to all, and beside it `mine`: what it told me alone. */
export function AnswerPage({ mine }: { mine: ReactNode }) {
  const [{ id, view }, setFilters] = useFilters<{
    id?: string;
    view?: string;
    type?: string;
    words?: string;
  }>();
  const counts = useCall('countAnnouncements', {}, { topics: ['announcements'] }).data;
  const notices = useCall('countUnread', {}, { topics: ['notices'] }).data;
  if (id !== undefined) return <AnnouncementPage id={id} />;
  const chosen = view === 'mine' ? 'mine' : 'announcements';
  return (
    <Page title={t('shell.route.answer')} width="narrow">
      <Tabs
        label={t('shell.route.answer')}
        tabs={[
          { key: 'announcements', label: t('announcements.tab.announcements'), count: counts?.unread },
          { key: 'mine', label: t('announcements.tab.mine'), count: notices?.unread },
        ]}
        chosen={chosen}
        onChoose={(next) =>
          setFilters({ view: next === 'mine' ? 'mine' : undefined, type: undefined, words: undefined })
        }
      >
        {chosen === 'mine' ? (
          mine
        ) : (
          <Section>
            <AnnouncementList />
          </Section>
        )}
      </Tabs>
    </Page>
  );
}
