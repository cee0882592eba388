import { Box } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AnnouncementEntry } from './AnnouncementEntry.tsx';
import classes from './announcements.module.css';

const shown = 3;

/** The newest announcements, unread ones first. Renders nothing if there are none. */
export default function NewestAnnouncements() {
  const { data } = useCall('listAnnouncements', { unreadFirst: true }, { topics: ['announcements'] });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t('announcements.tab.announcements')}>
      <Box as="ul">
        {data.list.slice(0, shown).map((row) => (
          <Box as="li" lineBetween key={row.id}>
            <AnnouncementEntry row={row} />
          </Box>
        ))}
      </Box>
      {data.total > shown ? (
        <Link to="/answer" search={{}} className={classes.more}>
          {t('announcements.back')}
        </Link>
      ) : null}
    </Section>
  );
}
