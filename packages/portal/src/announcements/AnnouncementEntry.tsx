import type { Announcement } from '@crossdock/contract/announcements/calls.ts';
import { Facts, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './announcements.module.css';

/** One announcement in a list: its type, its first words, and whether it was read. */
export function AnnouncementEntry({ row }: { row: Announcement }) {
  return (
    <Link to="/answer" search={{ id: row.id }} className={classes.entry}>
      <span className={classes.head}>
        <span className={classes.title}>{row.title}</span>
        {row.read === false ? <span className={classes.fresh}>{t('announcements.unread')}</span> : null}
        {row.pinned ? <span className={classes.mark}>{t('announcements.pinned')}</span> : null}
        {row.top ? <span className={classes.mark}>{t('announcements.mustRead')}</span> : null}
      </span>
      <span className={classes.excerpt}>{row.excerpt}</span>
      <span className={classes.muted}>
        <Facts>
          {t(`announcements.type.${row.type}`)}
          <When iso={row.publishedAt} style="short" />
        </Facts>
      </span>
    </Link>
  );
}
