import type { Output } from '@crossdock/contract/table.ts';
import { parcelStatesOfCount } from '@crossdock/domain/parcels/homeCounts.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Pipeline, type PipelineStage } from '@crossdock/ui/Pipeline.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import {
  IconBuildingWarehouse,
  IconCreditCard,
  IconPackages,
  IconTruckDelivery,
  IconTruckLoading,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';

export type Statistics = Output<'getOrderStatistics'>;

/**
 * The states behind each count, in the form that the list takes as a filter, so that the list shows exactly what was
 * counted.
 */
const expected = parcelStatesOfCount('toBeWarehoused').join(',');
const inHouse = parcelStatesOfCount('toBeConsolidated').join(',');

/** Five counts in one row, from the announced parcels to the delivered orders. Each count opens its list. */
export function HomePipeline({ counts }: { counts: Statistics }) {
  const stages: PipelineStage[] = [
    {
      key: expected,
      label: t('parcels.state.forecast'),
      icon: IconBuildingWarehouse,
      count: counts.toBeWarehoused,
    },
    {
      key: inHouse,
      label: t('parcels.state.shelved'),
      icon: IconPackages,
      count: counts.toBeConsolidated,
    },
    {
      key: 'awaitingPayment',
      label: t('home.way.toBePaid'),
      icon: IconCreditCard,
      count: counts.toBePaid,
      waiting: counts.toBePaid > 0,
    },
    {
      key: 'awaitingShipment',
      label: t('home.way.toBeDelivered'),
      icon: IconTruckLoading,
      count: counts.toBeDelivered,
    },
    {
      key: 'awaitingSignature',
      label: t('home.way.toBeSigned'),
      icon: IconTruckDelivery,
      count: counts.toBeSigned,
      waiting: counts.toBeSigned > 0,
    },
  ];
  return (
    <Grid gap={8}>
      <Pipeline label={t('home.way')} stages={stages} link={stageLink} />
      {counts.beingPacked > 0 ? (
        <RowLink
          to="/myOrder"
          search={{ state: 'processing' }}
          align="center"
          minHeight={44}
          justify="center"
          size={14}
        >
          {t('home.way.packing', { n: counts.beingPacked })}
        </RowLink>
      ) : null}
    </Grid>
  );
}

function stageLink({ key }: PipelineStage, content: ReactNode): ReactNode {
  const to = key === expected || key === inHouse ? '/myBag' : '/myOrder';
  return (
    <Link to={to} search={{ state: key }}>
      {content}
    </Link>
  );
}
