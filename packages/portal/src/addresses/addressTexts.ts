import type { AddressView } from '@crossdock/contract/addresses/shapes.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import { type Icon, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

/** The colour, icon and word for each audit state. */
export function reviewStateStyle(state: AddressView['state']): { tone: Tone; icon: Icon; label: string } {
  if (state === 'approved')
    return { tone: 'success', icon: IconCircleCheck, label: t('addresses.state.approved') };
  if (state === 'pending') return { tone: 'warning', icon: IconClock, label: t('addresses.state.pending') };
  return { tone: 'danger', icon: IconCircleX, label: t('addresses.state.rejected') };
}

type Place = Pick<
  AddressView,
  | 'country'
  | 'zip'
  | 'province'
  | 'city'
  | 'area'
  | 'street'
  | 'detail'
  | 'store'
  | 'pickupPointName'
  | 'pickupPointAddress'
>;

/** The address in one line; a store or pickup point is shown by its name. */
export function placeText(place: Place): string {
  if (place.store)
    return [place.store.name, `(${place.store.number})`, place.store.address].filter(Boolean).join(' ');
  if (place.pickupPointName) return `${place.pickupPointName} · ${place.pickupPointAddress ?? ''}`;
  return addressLine(place);
}
