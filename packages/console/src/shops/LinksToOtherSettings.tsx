import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { t } from '../shell/i18n.ts';

const places = [
  ['/wallet/settings', 'shops.others.money'],
  ['/pricing', 'shops.others.pricing'],
  ['/warehouses', 'shops.others.warehouses'],
  ['/identities', 'shops.others.identities'],
  ['/declarers', 'shops.others.declarers'],
  ['/points', 'shops.others.points'],
  ['/promotion', 'shops.others.promotion'],
  ['/levels', 'shops.others.levels'],
  ['/staff', 'shops.others.staff'],
  ['/opening', 'shops.others.opening'],
  ['/moving', 'shops.others.moving'],
] as const;

/** Links to settings that are on other pages. */
export function LinksToOtherSettings() {
  return (
    <Section title={t('shops.tab.others')}>
      <Grid as="ul" columns="repeat(auto-fill, minmax(240px, 1fr))" gap={[0, 16]}>
        {places.map(([to, text]) => (
          <li key={to}>
            <RowLink to={to} align="center" minHeight={44}>
              {t(text)}
            </RowLink>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
