import { IconButton } from '@crossdock/ui/Button.tsx';
import { IconAdjustments } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from './i18n.ts';
import { useStaff } from './staff.ts';

const StationDialog = lazy(() => import('./StationDialog.tsx'));

/** Opens the settings of this desk's printer, scale and camera. */
export function StationButton() {
  const [open, setOpen] = useState(false);
  if (!useStaff().may('label.print')) return null;
  return (
    <>
      <IconButton bordered icon={IconAdjustments} label={t('labels.station')} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <StationDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
