import { parcelsMovedWith } from '@crossdock/domain/planning/arrangement.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { InlineFacts, Size, Weight } from '@crossdock/ui/values.tsx';
import { type ReactNode, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { EstimateDialog } from './EstimateDialog.tsx';
import type { Planner } from './usePlanner.ts';

interface PlanParcelRowProps {
  readonly parcel: Planner['facts']['parcels'][number] | PlannedParcel;
  readonly planner: Planner;
  readonly children: ReactNode;
}

/**
 * A parcel in an order of the plan. The type has only the fields that affect the price, because it comes from the
 * domain.
 */
type PlannedParcel = NonNullable<Planner['shown']>['orders'][number]['parcels'][number];

/** A parcel with its known and its estimated facts. */
export function PlanParcelRow({ parcel: { id }, planner, children }: PlanParcelRowProps) {
  const [estimating, setEstimating] = useState(false);
  const parcel = planner.facts.parcels.find((one) => one.id === id);
  if (!parcel) return null;
  const { lengthMm, widthMm, heightMm } = parcel;
  const isOfPurchase = parcelsMovedWith(planner.facts.parcels, id).length > 1;
  return (
    <Row as="li" wrap gap={[4, 12]} align="center" justify="between">
      <Grid gap={2} grow="12rem" minWidth={0} size={14}>
        <Text strong breaks>
          {parcel.goodsName || parcel.courierNumber}
        </Text>
        <Muted size={13}>
          <InlineFacts>
            <Weight grams={parcel.weightG} />
            {lengthMm * widthMm * heightMm > 0 ? (
              <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
            ) : null}
            {parcel.estimated ? t('planning.parcel.estimated') : null}
          </InlineFacts>
        </Muted>
        {parcel.expected ? <Muted size={13}>{t('planning.parcel.expected', { n: parcel.day })}</Muted> : null}
        {isOfPurchase ? <Muted size={13}>{t('planning.parcel.purchase')}</Muted> : null}
      </Grid>
      <Row gap={8} align="center" push>
        {parcel.estimated ? (
          <Button look="plain" small onClick={() => setEstimating(true)}>
            {t('planning.parcel.estimate')}
          </Button>
        ) : null}
        {children}
      </Row>
      {estimating ? (
        <EstimateDialog
          box={parcel}
          onUse={(box) => planner.estimate(id, box)}
          onClose={() => setEstimating(false)}
        />
      ) : null}
    </Row>
  );
}
