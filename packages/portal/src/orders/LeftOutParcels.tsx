import { refusalFixOf } from '@crossdock/contract/checkout/refusalFixes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { renderText } from '@crossdock/ui/renderText.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { DeclareButton } from './DeclareButton.tsx';
import type { OrderPlan } from './shipTypes.ts';

type Left = OrderPlan['left'][number];

interface ShipLeftProps {
  readonly left: readonly Left[];
  readonly onChoose: (parcelIds: readonly string[]) => void;
}

/**
 * The shelved parcels that are not in the order, each with the reason, and the price of another order for
 * them.
 */
export function LeftOutParcels({ left, onChoose }: ShipLeftProps) {
  if (left.length === 0) return null;
  const others = left.filter(({ reason }) => shipsApart(reason)).map(({ id }) => id);
  return (
    <Section title={t('ship.left', { n: left.length })}>
      <Grid as="ul" gap={12} below={12}>
        {left.map((parcel) => (
          <Row as="li" key={parcel.id} gap={12} align="center" justify="between">
            <Grid gap={2} minWidth={0}>
              <Text strong>{parcel.goodsName || parcel.courierNumber}</Text>
              <Muted size={13}>{renderText(reasonOf(parcel))}</Muted>
            </Grid>
            {refusalFixOf(parcel.reason) === 'declareParcel' ? (
              <DeclareButton parcelId={parcel.id} text={t('repair.declareParcel')} />
            ) : null}
          </Row>
        ))}
      </Grid>
      {others.length > 0 ? <Apart parcelIds={others} onChoose={onChoose} /> : null}
    </Section>
  );
}

/** Another order for these parcels, with its price. Some parcels may need a third order. */
function Apart({ parcelIds, onChoose }: { parcelIds: string[]; onChoose: ShipLeftProps['onChoose'] }) {
  const formatting = useFormatting();
  const { data } = useCall('planOrder', { parcelIds }, { topics: ['parcels'] });
  if (data?.planned.kind !== 'order') return null;
  const { going, planned } = data;
  const amount = formatMoney(planned.quote.totalMinor, formatting.currency, formatting);
  return (
    <Button look="outline" full onClick={() => onChoose(going.map(({ id }) => id))}>
      {t('ship.left.apart', { n: going.length, amount })}
    </Button>
  );
}

/** Whether the parcel could ship without the other parcels. */
function shipsApart(reason: string): boolean {
  const repair = refusalFixOf(reason);
  return reason.startsWith('ship.') || repair === 'twoOrders' || repair === 'otherLane';
}

function reasonOf({ reason, message }: Left): string {
  if (reason === 'ship.notChosen') return t('ship.left.notChosen');
  return reason === 'ship.nextOrder' ? t('ship.left.nextOrder') : message;
}
