import type { StorageStartReason } from '@crossdock/domain/pricing/storage.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from '../shell/i18n.ts';

/** Says when a parcel's storage days begin, and why. */
export function StorageStartText({
  since,
  cause,
}: {
  readonly since: string;
  readonly cause: StorageStartReason;
}) {
  const day = formatWhen(since, 'day', useFormatting());
  return t(`parcels.clock.${cause}`, { day });
}
