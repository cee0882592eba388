import { Button } from '@crossdock/ui/Button.tsx';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { CameraInput } from './CameraInput.tsx';
import { dataUrlToBlob, shrinkPicture } from './pictures.ts';

/** Adds a picture to a parcel in the warehouse. Without any picture it cannot be shipped. */
export function AddPicture({ courierNumber, look }: { courierNumber: string; look: 'primary' | 'outline' }) {
  const files = useRef<HTMLInputElement>(null);
  const { submit, busy } = useSubmit('photographParcel', { refreshes: ['getStaffParcel'] });
  const pick = async (file: File) => {
    // If the browser cannot read the file, it is sent unchanged and the server explains the problem.
    const picture = await shrinkPicture(file).then(dataUrlToBlob, () => file);
    await submit({ courierNumber }, picture);
  };
  return (
    <>
      <Button look={look} icon={IconCamera} busy={busy} onClick={() => files.current?.click()}>
        {t('parcels.photo.add')}
      </Button>
      <CameraInput ref={files} label={t('parcels.photo.add')} onPick={(file) => void pick(file)} />
    </>
  );
}
