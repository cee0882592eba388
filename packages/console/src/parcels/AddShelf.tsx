import { isLocationCode } from '@crossdock/domain/warehouses/locations.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

interface AddShelfProps {
  readonly warehouseId: string;
  readonly code: string;
  readonly onAdded: () => void;
}

/** Adds a scanned shelf that the warehouse does not have yet, for staff who may do that. */
export function AddShelf({ warehouseId, code, onAdded }: AddShelfProps) {
  const add = useSubmit('addLocations', { refreshes: ['listLocations'], onDone: onAdded });
  if (!useStaff().may('location.write') || !isLocationCode(code)) return null;
  return (
    <Button
      small
      look="outline"
      icon={IconPlus}
      busy={add.busy}
      onClick={() => void add.submit({ warehouseId, codes: [code] })}
    >
      {t('parcels.desk.addShelf', { code })}
    </Button>
  );
}
