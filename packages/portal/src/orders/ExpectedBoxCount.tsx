import { estimatePackaging } from '@crossdock/domain/planning/boxes.ts';
import { useMemo } from 'react';
import { t } from '../shell/i18n.ts';
import type { OrderPlan, PlannedOrder } from './shipTypes.ts';

interface ExpectedBoxCountProps {
  readonly going: OrderPlan['going'];
  readonly boxing: PlannedOrder['boxing'];
}

/** The probable number of boxes, computed here in the same way as in the planner. */
export default function ExpectedBoxCount({ going, boxing }: ExpectedBoxCountProps) {
  const { from, to } = useMemo(() => {
    const { limits, fillBp } = boxing;
    return estimatePackaging(going.map(solidOf), limits, { fillBp });
  }, [going, boxing]);
  return from === to ? t('ship.boxes', { n: from }) : t('ship.boxes.range', { from, to });
}

/** A parcel without measured sides is treated as a box of its own. */
function solidOf({ id, weightG, lengthMm, widthMm, heightMm }: OrderPlan['going'][number]) {
  return {
    id,
    weightG: weightG ?? 0,
    lengthMm: lengthMm ?? 0,
    widthMm: widthMm ?? 0,
    heightMm: heightMm ?? 0,
  };
}
