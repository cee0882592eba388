import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { GridLink } from '@crossdock/web/layoutLinks.tsx';
import {
  type Icon,
  IconCalculator,
  IconCirclePlus,
  IconMapPin,
  IconPackages,
  IconTruckDelivery,
  IconWallet,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { type TextKey, t } from '../shell/i18n.ts';

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
            <GridLink
              to={to}
              justifyItems="center"
              gap={6}
              minHeight={84}
              pad={[14, 4]}
              round="control"
              fill="soft"
              tone="on-soft"
              size={13}
              lineHeight={1.4}
              textAlign="center"
            >
              <Picture size={26} stroke={1.7} aria-hidden />
              {t(text)}
            </GridLink>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
