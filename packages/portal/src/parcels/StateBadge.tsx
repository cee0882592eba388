import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { parcelLooks } from '@crossdock/web/parcelStyles.ts';
import { t } from '../shell/i18n.ts';

export function StateBadge({ state }: { state: ParcelState }) {
  return <StatusBadge {...parcelLooks[state]} label={t(`parcels.state.${state}`)} />;
}
