import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import { PlainLink } from '../shell/PlainLink.tsx';
import { ParcelFilters } from './ParcelFilters.tsx';
import classes from './Parcels.module.css';

/** My parcels as they look, wherever the rows are from: the app draws them, and before it `firstRows.tsx`. */
export function ParcelsScreen({
  children,
  empty = false,
  ...filters
}: ComponentProps<typeof ParcelFilters> & {
  /** There is nothing yet, and what says so has the way to the first. */
  empty?: boolean;
  children: ReactNode;
}) {
  return (
    <Page
      title={t('parcels.list.title')}
      actions={
        empty ? null : (
          <PlainLink to={{ to: '/newBag' }} className={buttonClass({ look: 'primary' })}>
            <IconPlus size={18} aria-hidden />
            {t('parcels.forecast.title')}
          </PlainLink>
        )
      }
    >
      <ParcelFilters {...filters} />
      {children}
    </Page>
  );
}

/** A card for each row. `stale`: dimmed, while others are on their way. */
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
