import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomePipeline, type Statistics } from './HomePipeline.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ShelfSummary } from './ShelfSummary.tsx';
import { Shipments } from './Shipments.tsx';
import { TodoList } from './TodoList.tsx';

interface HomeProps {
  /** The card with the warehouse address to copy. */
  readonly warehouse?: ReactNode;
  /** A warning that the member cannot be reached. */
  readonly warning?: ReactNode;
  /** A question that members are asked from time to time. */
  readonly prompt?: ReactNode;
  /** The shop's latest announcements. */
  readonly news?: ReactNode;
  /** Shows every open order, not only the first ones. */
  readonly allOrders?: boolean;
}

/**
 * The home page: counts of the parcels and orders in each stage, the parcels that can ship, each open order, and
 * whatever else needs the member's action.
 */
export function HomePage({ warehouse, warning, prompt, news, allOrders = false }: HomeProps) {
  const me = useCall('getMemberInfo', {}, { topics: ['members', 'wallet'] }).data;
  const statistics = useCall(
    'getOrderStatistics',
    {},
    {
      topics: [
        ...['orders', 'parcels', 'transfers', 'services', 'pickups', 'problems', 'aftersales', 'tracking'],
        'assistants',
      ],
    },
  );
  return (
    <Page
      title={me ? t('home.hello', { name: me.nickname || me.name }) : t('shell.nav.home')}
      actions={me ? <Balance minor={me.balance} /> : null}
      aside={
        <>
          {warehouse ?? null}
          <QuickActions />
          {news ?? null}
        </>
      }
      asideLast
    >
      {warning ?? null}
      <Loaded query={statistics} skeleton={{ rows: 2, heightPx: 124 }}>
        {(counts) => (
          <>
            <HomePipeline counts={counts} />
            {counts.toBeConsolidated > 0 ? <ShelfSummary count={counts.toBeConsolidated} /> : null}
            {isNew(counts) ? <FirstSteps /> : <Shipments counts={counts} all={allOrders} />}
            <TodoList counts={counts} />
          </>
        )}
      </Loaded>
      {prompt ?? null}
    </Page>
  );
}

function Balance({ minor }: { minor: number }) {
  return (
    <Link to="/record" search={{}} className={buttonClass({ look: 'soft', small: true })}>
      {t('home.balance')} <Money minor={minor} />
    </Link>
  );
}

/** True if nothing has happened yet or nothing is under way. Then the first steps help most. */
function isNew(counts: Statistics): boolean {
  const { moneyDueMinor: _, shipments: __, ...numbers } = counts;
  return Object.values(numbers).every((count) => count === 0);
}
