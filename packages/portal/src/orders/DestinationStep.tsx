import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Bar, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { IconClock, IconPlus } from '@tabler/icons-react';
import { AddLink } from '../shell/AddLink.tsx';
import { t } from '../shell/i18n.ts';
import type { DefaultInfo } from './consolidation.ts';
import { OptionCard } from './OptionCard.tsx';
import { PickupPointChoice } from './PickupPointChoice.tsx';
import type { StepProps } from './stepProps.ts';

/** Step 2: an approved address, or a pickup point with the person who collects there. */
export function DestinationStep({ flow, setFlow, state }: StepProps) {
  const info = state.info.data;
  if (!info) return <SkeletonRows rows={3} heightPx={96} label={t('shell.loading')} />;
  const noAddress = info.missing.find(({ error }) => error.startsWith('order.'));
  return (
    <>
      <Bar gap={8}>
        <Text as="h2" grow="10rem" size={16} strong>
          {t('consolidate.to.title')}
        </Text>
        <AddLink to="/address" icon={IconPlus} text={t('consolidate.to.add')} />
      </Bar>
      {noAddress ? <Banner tone="warning">{noAddress.message}</Banner> : null}
      <EntryList label={t('consolidate.to.addresses')} rows={info.addresses}>
        {(address) => (
          <AddressOption
            address={address}
            chosen={state.addressId === address.id}
            onChoose={() =>
              setFlow({ addressId: address.id, pickupPointId: undefined, carrierId: undefined })
            }
          />
        )}
      </EntryList>
      {info.pickupPoints.length > 0 ? (
        <PickupPointChoice flow={flow} setFlow={setFlow} state={state} info={info} />
      ) : null}
    </>
  );
}

function AddressOption(props: {
  address: DefaultInfo['addresses'][number];
  chosen: boolean;
  onChoose: () => void;
}) {
  const { destination, deliveryType, isDefault, state, usable } = props.address;
  return (
    <OptionCard
      oneOf="destination"
      title={`${destination.consignee} ${destination.phone}`}
      chosen={props.chosen}
      disabled={!usable}
      onChoose={props.onChoose}
    >
      <span>
        {destination.pickupPoint
          ? `${destination.pickupPoint.name} ${destination.pickupPoint.address}`
          : addressLine(destination)}
      </span>
      <Muted size={13}>
        {t(deliveryType === 3 ? 'consolidate.to.pickup' : 'consolidate.to.home')}
        {isDefault ? ` · ${t('consolidate.to.default')}` : ''}
      </Muted>
      {state === 'pending' ? (
        <Row as="span" gap={6} wrap>
          <StatusBadge tone="warning" icon={IconClock} label={t('consolidate.to.pending')} />
          <Muted size={13}>
            {t(usable ? 'consolidate.to.pending.usable' : 'consolidate.to.pending.wait')}
          </Muted>
        </Row>
      ) : null}
    </OptionCard>
  );
}
