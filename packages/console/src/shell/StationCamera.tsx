import { Banner } from '@crossdock/ui/Banner.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCameraState, useDeskCamera } from './deskCamera.ts';
import { deskDevices, onDeskDevicesChange, storeDeskDevices } from './deskDevices.ts';
import { t } from './i18n.ts';
import { RuleCheckbox } from './RulesDialog.tsx';

/** Chooses this desk's camera, with a live picture. */
export function StationCamera() {
  const kit = useSyncExternalStore(onDeskDevicesChange, deskDevices);
  const { video, on } = useDeskCamera();
  const state = useCameraState();
  const cameras = useCameras(state === 'ready');
  return (
    <Stack gap={16} minWidth={0}>
      <Muted as="p">{t('stations.camera.hint')}</Muted>
      <RuleCheckbox
        label={t('stations.camera')}
        checked={kit.camera}
        onChange={({ target }) => storeDeskDevices({ camera: target.checked })}
      />
      {on && cameras.length > 1 ? (
        <ChoiceBox
          label={t('stations.camera.which')}
          value={kit.cameraId}
          data={[{ value: '', label: t('stations.camera.any') }, ...cameras]}
          onChange={({ target }) => storeDeskDevices({ cameraId: target.value })}
        />
      ) : null}
      {on ? <video ref={video} style={{ width: '100%' }} autoPlay muted playsInline /> : null}
      {state === 'off' || state === 'opening' || !on ? null : (
        <Banner tone={state === 'ready' ? 'success' : 'warning'}>{t(`stations.camera.${state}`)}</Banner>
      )}
    </Stack>
  );
}

/** The computer's cameras. Browsers reveal their names only after one camera was allowed. */
function useCameras(named: boolean) {
  const [cameras, setCameras] = useState<{ value: string; label: string }[]>([]);
  useEffect(() => {
    if (!named) return;
    let left = false;
    void navigator.mediaDevices.enumerateDevices().then((all) => {
      const some = all.filter(({ kind, label }) => kind === 'videoinput' && label !== '');
      if (!left) setCameras(some.map(({ deviceId, label }) => ({ value: deviceId, label })));
    });
    return () => {
      left = true;
    };
  }, [named]);
  return cameras;
}
