import { Button } from '@crossdock/ui/Button.tsx';
import { Photo, Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { stored } from '@crossdock/web/storage.ts';
import { IconCamera, IconCameraOff, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { pressed } from '../shell/scanLine.ts';
import { play } from '../shell/sounds.ts';
import classes from './Desk.module.css';
import { shrink } from './pictures.ts';
import type { Receiving } from './useReceiving.ts';

const cameraKey = 'crossdock.console.camera';

/** Takes a picture of the parcel with Space (from the camera, or from a file without one). Enter continues. */
export function PhotoStep({ receiving }: { receiving: Receiving }) {
  const { draft, step, send, current } = receiving;
  const [camera, setCamera] = useState(() => stored.get(cameraKey) === 'on');
  const video = useCamera(camera, () => setCamera(false));
  const files = useRef<HTMLInputElement>(null);
  const add = async (source: Blob | HTMLVideoElement) => {
    try {
      const { turn } = current().bench;
      send({ type: 'photo', photo: await shrink(source), turn });
    } catch {
      play('bad');
      showMessage('danger', t('parcels.desk.badPicture'));
    }
  };
  const take = () => (camera && video.current?.videoWidth ? void add(video.current) : files.current?.click());
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === ' ') take();
    else send({ type: 'line', heard: pressed('') });
  };
  const toggle = () => {
    stored.set(cameraKey, camera ? 'off' : 'on');
    setCamera(!camera);
    send({ type: 'go', step: 'photo' });
  };
  return (
    <div className={classes.photo} data-current={step === 'photo' || undefined}>
      {camera ? <video ref={video} className={classes.video} autoPlay muted playsInline /> : null}
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
      <input
        ref={files}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('parcels.desk.photo')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void add(file);
        }}
      />
    </div>
  );
}

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

/** The desk's camera while `on`. Calls `onFail` if there is none or it is not allowed. */
function useCamera(on: boolean, onFail: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    if (!on) return;
    let stream: MediaStream | null = null;
    let left = false;
    openCamera().then(
      (opened) => {
        stream = opened;
        if (left) stopCamera(opened);
        else if (video.current) video.current.srcObject = opened;
      },
      () => {
        showMessage('danger', t('parcels.desk.noCamera'));
        fail.current();
      },
    );
    return () => {
      left = true;
      if (stream) stopCamera(stream);
    };
  }, [on]);
  return video;
}

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('no camera without a secure address');
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
}

function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
