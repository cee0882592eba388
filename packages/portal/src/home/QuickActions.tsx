import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import {
  type Icon,
  IconCalculator,
  IconCirclePlus,
  IconMapPin,
  IconPackages,
  IconTruckDelivery,
  IconWallet,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type TextKey, t } from '../shell/i18n.ts';
import classes from './home.module.css';

const actions: readonly { readonly to: LinkProps['to']; readonly text: TextKey; readonly icon: Icon }[] = [
  { to: '/newBag', text: 'shell.route.newBag', icon: IconCirclePlus },
  { to: '/consolidate', text: 'shell.route.consolidate', icon: IconPackages },
  { to: '/express', text: 'shell.route.express', icon: IconTruckDelivery },
  { to: '/freightTrial', text: 'shell.route.freightTrial', icon: IconCalculator },
  { to: '/address', text: 'shell.route.address', icon: IconMapPin },
  { to: '/recharge', text: 'shell.route.recharge', icon: IconWallet },
];

export function QuickActions() {
  return (
    <Section title={t('home.quick')}>
      <Grid as="ul" columns={3} gap={8}>
        {actions.map(({ to, text, icon: Picture }) => (
          <li key={to}>
            <Link to={to} className={classes.tile}>
              <Picture size={26} stroke={1.7} aria-hidden />
              {t(text)}
            </Link>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
