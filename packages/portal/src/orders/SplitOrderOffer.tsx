import { Button } from '@crossdock/ui/Button.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { FlowChoices } from './flow.ts';

interface TwoOrdersProps {
  readonly parcelIds: readonly string[];
  readonly to: { readonly addressId: string | undefined; readonly pickupPointId: string | undefined };
  readonly setFlow: (change: Partial<FlowChoices>) => void;
}

/**
 * For parcels that no lane takes together: two orders with both prices. One press keeps only the parcels of the first
 * order.
 */
export function SplitOrderOffer({ parcelIds, to, setFlow }: TwoOrdersProps) {
  const money = useMoneyText();
  const place = {
    ...(to.addressId ? { addressId: to.addressId } : {}),
    ...(to.pickupPointId ? { pickupPointId: to.pickupPointId } : {}),
  };
  const first = useCall('planOrder', { ...place, parcelIds: [...parcelIds] }).data;
  const going = first?.planned.kind === 'order' ? first.going.map(({ id }) => id) : [];
  const rest = parcelIds.filter((id) => !going.includes(id));
  const split = going.length > 0 && rest.length > 0;
  const second = useCall('planOrder', { ...place, parcelIds: rest }, { enabled: split }).data;
  if (!split || first?.planned.kind !== 'order') return null;
  return (
    <Grid gap={8} justifyItems="start">
      <Button
        look="outline"
        small
        onClick={() => setFlow({ parcelIds: going, channelId: undefined, carrierId: undefined })}
      >
        {t('repair.two', { n: going.length, amount: money(first.planned.quote.totalMinor) })}
      </Button>
      {second ? (
        <Note>
          {second.planned.kind === 'order'
            ? t('repair.two.rest', { n: rest.length, amount: money(second.planned.quote.totalMinor) })
            : t('repair.two.none', { n: rest.length })}
        </Note>
      ) : null}
    </Grid>
  );
}
