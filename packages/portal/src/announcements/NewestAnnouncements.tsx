import { LineList } from '@crossdock/ui/LineList.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AnnouncementEntry } from './AnnouncementEntry.tsx';

const shown = 3;

/** The newest announcements, unread ones first. Renders nothing if there are none. */
export default function NewestAnnouncements() {
  const { data } = useCall('listAnnouncements', { unreadFirst: true }, { topics: ['announcements'] });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t('announcements.tab.announcements')}>
      <LineList rows={data.list.slice(0, shown)}>{(row) => <AnnouncementEntry row={row} />}</LineList>
      {data.total > shown ? (
        <RowLink to="/answer" search={{}} inline align="center" minHeight={44}>
          {t('announcements.back')}
        </RowLink>
      ) : null}
    </Section>
  );
}
