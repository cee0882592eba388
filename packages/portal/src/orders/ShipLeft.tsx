import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { shownText } from '@crossdock/ui/shownText.ts';
import { t } from '../shell/i18n.ts';
import type { OrderPlan } from './ShipPlan.tsx';

type Left = OrderPlan['left'][number];

/** The shelved parcels that are not in the order, each with the reason. */
export function ShipLeft({ left }: { left: readonly Left[] }) {
  if (left.length === 0) return null;
  return (
    <Section title={t('ship.left', { n: left.length })}>
      <Grid as="ul" gap={12}>
        {left.map((parcel) => (
          <Grid as="li" key={parcel.id} gap={2}>
            <Text strong>{parcel.goodsName || parcel.courierNumber}</Text>
            <Muted size={13}>{shownText(reasonOf(parcel))}</Muted>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}

function reasonOf({ reason, message }: Left): string {
  if (reason === 'ship.notChosen') return t('ship.left.notChosen');
  return reason === 'ship.nextOrder' ? t('ship.left.nextOrder') : message;
}
