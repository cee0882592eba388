import { Section } from '@crossdock/ui/Page.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './Shop.module.css';

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
] as const;

/** Settings that stand where they are used. */
export function OtherSettings() {
  return (
    <Section title={t('shops.tab.others')}>
      <ul className={classes.places}>
        {places.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{t(text)}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
