import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { t } from '../shell/i18n.ts';
import { stateLooks } from './looks.ts';

export function StateBadge({ state }: { state: ParcelState }) {
  return <StatusBadge {...stateLooks[state]} label={t(`parcels.state.${state}`)} />;
}
