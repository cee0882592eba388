import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { parcelStyles } from '@crossdock/web/parcelStyles.ts';
import { t } from '../shell/i18n.ts';

export function StateBadge({ state }: { state: ParcelState }) {
  return <StatusBadge {...parcelStyles[state]} label={t(`parcels.state.${state}`)} />;
}
