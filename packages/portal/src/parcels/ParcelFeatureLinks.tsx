import { Row } from '@crossdock/ui/Layout.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import {
  IconAlertTriangle,
  IconArrowsSplit,
  IconCalendar,
  IconCamera,
  IconPackageOff,
} from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { visibleEntries } from '../shell/offers.ts';
import { useAccount } from '../shell/useAccount.ts';

const parts = [
  { to: '/storage', text: 'shell.route.storage', icon: IconCalendar },
  { to: '/plan', text: 'shell.route.plan', icon: IconArrowsSplit },
  { to: '/problem', text: 'shell.route.problem', icon: IconAlertTriangle },
  { to: '/services', text: 'shell.route.services', icon: IconCamera },
  { to: '/rejection', text: 'shell.route.rejection', icon: IconPackageOff, offer: 'refusals' },
] as const;

/** Further features about parcels in general. Those about one parcel are on its page. */
export default function ParcelFeatureLinks() {
  const account = useAccount();
  return (
    <Row as="nav" wrap gap={[4, 16]} pad={[12, 0, 0]} lineAbove aria-label={t('parcels.more')}>
      {visibleEntries<(typeof parts)[number] & { offer?: 'refusals' }>(parts, account).map(
        ({ to, text, icon: Picture }) => (
          <RowLink key={to} to={to} search={{}} inline gap={6} align="center" minHeight={44} size={14}>
            <Picture size={18} stroke={1.8} aria-hidden /> {t(text)}
          </RowLink>
        ),
      )}
    </Row>
  );
}
