import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Photo, Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconCamera, IconCameraOff, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { type CameraState, useCameraState, useDeskCamera } from '../shell/deskCamera.ts';
import { deskNow } from '../shell/deskClock.ts';
import { storeDeskDevices } from '../shell/deskDevices.ts';
import { t } from '../shell/i18n.ts';
import { scannedLineFromButton } from '../shell/scanDispatcher.ts';
import { playSound } from '../shell/sounds.ts';
import { CameraInput } from './CameraInput.tsx';
import classes from './Desk.module.css';
import { shrinkPicture } from './pictures.ts';
import type { Receiving } from './useReceiving.ts';

/**
 * Space takes a picture of the parcel with the desk's camera, or without a camera opens the choice of a file. Enter
 * continues.
 */
export function PhotoStep({ receiving }: { receiving: Receiving }) {
  const { draft, step, send, current } = receiving;
  const { video, on: camera } = useDeskCamera();
  const cameraState = useCameraState();
  const files = useRef<HTMLInputElement>(null);
  const add = async (source: Blob | HTMLVideoElement) => {
    try {
      const { turn } = current().bench;
      send({ type: 'photo', photo: await shrinkPicture(source), turn, atMs: deskNow() });
    } catch {
      playSound('bad');
      showMessage('danger', t('parcels.desk.badPicture'));
    }
  };
  const take = () => (camera && video.current?.videoWidth ? void add(video.current) : files.current?.click());
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === ' ') take();
    else send({ type: 'line', heard: scannedLineFromButton('') });
  };
  const toggle = () => {
    storeDeskDevices({ camera: !camera });
    send({ type: 'go', step: 'photo' });
  };
  return (
    <div className={classes.photo} data-current={step === 'photo' || undefined}>
      {camera ? <video ref={video} className={classes.video} autoPlay muted playsInline /> : null}
      {isMissing(cameraState) ? <Banner tone="warning">{t(`stations.camera.${cameraState}`)}</Banner> : null}
      <Taken photos={draft.photos} onChange={(photos) => send({ type: 'change', part: { photos } })} />
      <Row gap={8} wrap>
        <Button
          data-step="photo"
          look="soft"
          icon={camera ? IconCamera : IconPhotoPlus}
          disabled={step === 'scan'}
          onKeyDown={press}
          onClick={take}
        >
          {t('parcels.desk.photo')}
          <kbd className={classes.key}>{t('parcels.desk.space')}</kbd>
        </Button>
        <Button look="plain" icon={camera ? IconCameraOff : IconCamera} onClick={toggle}>
          {t(camera ? 'parcels.desk.cameraOff' : 'parcels.desk.cameraOn')}
        </Button>
      </Row>
      <CameraInput ref={files} label={t('parcels.desk.photo')} onPick={(file) => void add(file)} />
    </div>
  );
}

/** The states of the camera in which it shows no picture. */
type Missing = Exclude<CameraState, 'off' | 'opening' | 'ready'>;
const isMissing = (state: CameraState): state is Missing =>
  state !== 'off' && state !== 'opening' && state !== 'ready';

function Taken({ photos, onChange }: { photos: readonly string[]; onChange: (photos: string[]) => void }) {
  return photos.map((photo, place) => (
    <figure key={photo.slice(-40)} className={classes.taken}>
      <Photo
        block
        square={88}
        fit="cover"
        round="control"
        src={photo}
        alt={t('parcels.desk.picture', { n: place + 1 })}
      />
      <button
        type="button"
        aria-label={t('parcels.desk.pictureAway', { n: place + 1 })}
        onClick={() => onChange(photos.filter((kept) => kept !== photo))}
      >
        <IconX size={16} aria-hidden />
      </button>
    </figure>
  ));
}
