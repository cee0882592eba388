import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import { PlainLink } from '../shell/PlainLink.tsx';
import { ParcelFilters } from './ParcelFilters.tsx';
import classes from './Parcels.module.css';

/** Draws the parcel list. The app uses it, and `firstRows.tsx` uses it to draw the list before the app is loaded. */
export function ParcelsScreen({
  children,
  ...filters
}: ComponentProps<typeof ParcelFilters> & {
  children: ReactNode;
}) {
  return (
    <Page
      title={t('parcels.list.title')}
      actions={
        <PlainLink to={{ to: '/newBag' }} className={buttonClass({ look: 'primary' })}>
          <IconPlus size={18} aria-hidden />
          {t('parcels.forecast.title')}
        </PlainLink>
      }
    >
      <ParcelFilters {...filters} />
      {children}
    </Page>
  );
}

/** One card for each row. `stale` dims them while new rows are loading. */
export function ParcelCards(props: {
  rows: readonly ParcelRow[];
  stale?: boolean;
  children: (row: ParcelRow) => ReactNode;
}) {
  return (
    <ul className={classes.list} aria-label={t('parcels.list.title')} data-stale={props.stale || undefined}>
      {props.rows.map((row) => (
        <li key={row.id}>{props.children(row)}</li>
      ))}
    </ul>
  );
}
