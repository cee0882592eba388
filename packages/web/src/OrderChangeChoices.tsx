import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { ChoiceCard } from '@crossdock/ui/ChoiceCard.tsx';
import { Grid, Muted, Row, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import { Code, Money, Weight } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import type { ChangeProps } from './orderChangeTexts.ts';

/** Chooses the destination: an address of the member, or a pickup point. */
export function DestinationEdit({ t, preview: { content, choices }, draft, onDraft }: ChangeProps) {
  const choose = (destination: ChangeProps['draft']['destination']) =>
    onDraft({ ...draft, destination, contact: undefined, carrierId: undefined });
  const chosen = draft.destination ?? { addressId: content.addressId, pickupPointId: content.pickupPointId };
  return (
    <Grid gap={12}>
      {choices.addresses.map((address) => (
        <Choice
          key={address.id}
          name="destination"
          impossible={!address.usable}
          checked={chosen.addressId === address.id}
          onChoose={() => choose({ deliveryType: address.deliveryType === 3 ? 3 : 2, addressId: address.id })}
          title={`${address.destination.consignee} ${address.destination.phone}`}
          text={
            address.destination.pickupPoint
              ? `${address.destination.pickupPoint.name} ${address.destination.pickupPoint.address}`
              : addressLine(address.destination)
          }
          note={address.state === 'pending' ? t('orders.change.pending') : ''}
        />
      ))}
      {choices.pickupPoints.map((point) => (
        <Choice
          key={point.id}
          name="destination"
          checked={!chosen.addressId && chosen.pickupPointId === point.id}
          onChoose={() => choose({ deliveryType: 3, pickupPointId: point.id })}
          title={point.name}
          text={point.address}
          note={point.hours}
        />
      ))}
    </Grid>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly impossible?: boolean;
  readonly title: ReactNode;
  readonly text: string;
  readonly note: string;
  readonly end?: ReactNode;
  readonly onChoose: () => void;
}

function Choice({ name, checked, impossible = false, title, text, note, end, onChoose }: ChoiceProps) {
  return (
    <ChoiceCard name={name} impossible={impossible} checked={checked} onChange={onChoose}>
      <Grid as="span" gap={2} grow minWidth={0} size={14}>
        <Text size={16} strong>
          {title}
        </Text>
        <span>{text}</span>
        {note ? <Muted size={13}>{note}</Muted> : null}
      </Grid>
      {end}
    </ChoiceCard>
  );
}

/** The channels with their prices for this order, and the carriers of the chosen one. */
export function ChannelEdit({ t, preview: { content, choices }, draft, onDraft }: ChangeProps) {
  // The choice is shown at once; the price follows later.
  const chosenId = draft.channelId ?? content.channelId;
  const chosen = choices.channels.find(({ channelId }) => channelId === chosenId);
  return (
    <Grid gap={12}>
      {choices.channels.map(({ channelId, name, minDays, maxDays, possible, totalMinor, messages }) => (
        <Choice
          key={channelId}
          name="channel"
          impossible={!possible && channelId !== chosenId}
          checked={channelId === chosenId}
          onChoose={() => onDraft({ ...draft, channelId, carrierId: undefined })}
          title={name}
          text={t('orders.change.days', { from: minDays, to: maxDays })}
          note={messages.join(' ')}
          end={possible ? <Money minor={totalMinor} emphasis /> : null}
        />
      ))}
      {chosen && chosen.carriers.length > 1 ? (
        <Grid as="fieldset" gap={8}>
          <Muted as="legend" size={13}>
            {t('orders.carrier')}
          </Muted>
          {chosen.carriers.map(({ carrierId, name }) => (
            <Row as="label" key={carrierId} gap={8} align="center" minHeight={44} clickable>
              <TickBox
                type="radio"
                name="carrier"
                checked={carrierId === (draft.carrierId ?? content.carrierId)}
                onChange={() => onDraft({ ...draft, carrierId })}
              />
              {name}
            </Row>
          ))}
        </Grid>
      ) : null}
    </Grid>
  );
}

/** The order's parcels and the available ones in its warehouse. The last parcel cannot be removed. */
export function ParcelsEdit({ preview: { content, choices }, draft, onDraft }: ChangeProps) {
  const ids = draft.parcelIds ?? content.parcelIds;
  const toggle = (id: string) => {
    const parcelIds = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    onDraft({ ...draft, parcelIds });
  };
  return (
    <Grid as="ul" gap={4}>
      {choices.parcels.map((parcel) => {
        const isIn = ids.includes(parcel.id);
        return (
          <li key={parcel.id}>
            <Row as="label" gap={12} align="start" pad={[8, 0]} minHeight={44} clickable>
              <TickBox
                square={22}
                above={2}
                type="checkbox"
                checked={isIn}
                disabled={isIn ? ids.length === 1 : parcel.problem !== null}
                onChange={() => toggle(parcel.id)}
              />
              <Grid as="span" gap={2} grow minWidth={0} size={14}>
                <Text strong>{parcel.goodsName || parcel.goodsTypeName}</Text>
                <Muted size={13}>
                  <Code>{parcel.courierNumber}</Code>{' '}
                  {parcel.weightG === null ? null : <Weight grams={parcel.weightG} />}
                </Muted>
                {parcel.problem && !isIn ? (
                  <Text tone="danger" size={13}>
                    {parcel.problem.message}
                  </Text>
                ) : null}
              </Grid>
            </Row>
          </li>
        );
      })}
    </Grid>
  );
}
