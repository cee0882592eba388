import { IconAlertTriangle, IconCamera, IconPackageOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { offered } from '../shell/offers.ts';
import { useAccount } from '../shell/useAccount.ts';
import classes from './Parcels.module.css';

const parts = [
  { to: '/problem', text: 'shell.route.problem', icon: IconAlertTriangle },
  { to: '/services', text: 'shell.route.services', icon: IconCamera },
  { to: '/rejection', text: 'shell.route.rejection', icon: IconPackageOff, offer: 'refusals' },
] as const;

/** What else there is about parcels, over all of them; of one parcel it stands on its page. */
export default function MoreOfParcels() {
  const account = useAccount();
  return (
    <nav className={classes.more} aria-label={t('parcels.more')}>
      {offered<(typeof parts)[number] & { offer?: 'refusals' }>(parts, account).map(
        ({ to, text, icon: Picture }) => (
          <Link key={to} to={to} search={{}}>
            <Picture size={18} stroke={1.8} aria-hidden /> {t(text)}
          </Link>
        ),
      )}
    </nav>
  );
}
