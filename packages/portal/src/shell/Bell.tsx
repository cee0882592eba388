import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCall } from './api.ts';
import classes from './Bell.module.css';
import { client } from './client.ts';
import { t } from './i18n.ts';

/**
 * The bell with the number of the member's unread notices; if there are none, with the number of the shop's unread
 * announcements.
 */
export default function Bell() {
  const mine = useCall('countUnread', {}, { topics: ['notices'] }).data?.unread ?? 0;
  const announced = useCall('countAnnouncements', {}, { topics: ['announcements'] }).data?.unread ?? 0;
  const unread = mine > 0 ? mine : announced;
  useEffect(() => void dropOthers().catch(() => undefined), []);
  const label = unread > 0 ? t('shell.notices.unread', { n: unread }) : t('shell.notices');
  return (
    <Link
      to="/answer"
      search={mine > 0 || announced === 0 ? { view: 'mine' } : {}}
      className={classes.tool}
      aria-label={label}
    >
      <IconBell size={22} aria-hidden />
      {unread > 0 ? (
        <span className={classes.unread} aria-hidden>
          {unread}
        </span>
      ) : null}
    </Link>
  );
}

/**
 * Ends push messages to other members on this browser. Loads nothing if this browser was never allowed to show
 * messages.
 */
async function dropOthers(): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return;
  const push = await import('@crossdock/web/pushBrowser.ts');
  await push.endPushOfFormerMembers(async () => {
    const answer = await client.attempt('getPushBrowsers', {});
    return answer.ok ? answer.data.browsers.map(({ endpoint }) => endpoint) : undefined;
  });
}
