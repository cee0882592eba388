import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import classes from './Bell.module.css';
import Bell from './Bell.tsx';
import { t } from './i18n.ts';

/** The link to the notices. The number of unread ones is loaded after everything else. */
export default function DeferredBell() {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => void whenQuiet().then(() => setQuiet(true)), []);
  return quiet ? (
    <Bell />
  ) : (
    <Link to="/answer" search={{ view: 'mine' }} className={classes.tool} aria-label={t('shell.notices')}>
      <IconBell size={22} aria-hidden />
    </Link>
  );
}
