import type { PickTask } from '@crossdock/contract/pickups/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import type { ReactNode } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { Hints } from '../shell/Hints.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useIsWide } from '../shell/wideWindow.ts';
import { PickupForm } from './PickupForm.tsx';

const steps = ['ask', 'come', 'ship'] as const;

/** Requests a pickup of goods. `from` is an earlier pickup whose values are filled in. */
export function AddPickupPage({ invoice }: { invoice: ReactNode }) {
  const [{ from }] = useFilters<{ from?: string }>();
  const offer = useCall('getPickAreas', {}, { topics: ['wallet'], unkept: true });
  const before = useCall('getPickTaskList', { pageSize: 50 });
  return (
    <Page
      title={t('pickups.new')}
      intro={t('pickups.intro')}
      aside={
        useIsWide() ? (
          <Hints title={t('pickups.help')} hints={steps.map((one) => t(`pickups.help.${one}`))} />
        ) : null
      }
      back={<BackLink to="/pickUpGoods" search={{}} text={t('pickups.title')} />}
    >
      <Loaded query={combineQueries(offer, before)}>
        {([found, { list }]) => (
          <Asking offer={found} again={list.find(({ id }) => id === from)} invoice={invoice} />
        )}
      </Loaded>
    </Page>
  );
}

interface AskingProps {
  readonly offer: Output<'getPickAreas'>;
  readonly again: PickTask | undefined;
  readonly invoice: ReactNode;
}

function Asking({ offer, again, invoice }: AskingProps) {
  const none = offer.areas.length === 0 ? 'pickups.noneServed' : 'pickups.noDays';
  if (offer.areas.length === 0 || offer.days.length === 0)
    return <EmptyState picture="soon" title={t(none)} />;
  return <PickupForm key={again?.id ?? ''} offer={offer} again={again} invoice={invoice} />;
}
