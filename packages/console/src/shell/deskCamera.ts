import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { deskDevices, onDeskDevicesChange } from './deskDevices.ts';

/** Whether the desk's camera shows a picture, or what is missing. */
export type CameraState = 'off' | 'opening' | 'ready' | 'insecure' | 'denied' | 'none' | 'busy' | 'lost';

let state: CameraState = 'off';
/** The video elements that show the camera: at the desk, and in its settings. */
const shown = new Set<HTMLVideoElement>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function become(next: CameraState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const useCameraState = (): CameraState => useSyncExternalStore(subscribe, () => state);
const useKit = () => useSyncExternalStore(onDeskDevicesChange, deskDevices);

/** The camera's current picture; null if it shows nothing. */
export const cameraPicture = (): HTMLVideoElement | null =>
  [...shown].find((video) => video.videoWidth > 0) ?? null;

/**
 * Keeps the desk's camera open while the screen shows `video`. An unplugged camera is opened again when it is
 * back.
 */
export function useDeskCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const { camera, cameraId } = useKit();
  const [attempt, tryAgain] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const changed = () => state !== 'ready' && state !== 'off' && tryAgain();
    navigator.mediaDevices?.addEventListener('devicechange', changed);
    return () => navigator.mediaDevices?.removeEventListener('devicechange', changed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens it again
  useEffect(() => {
    if (!camera) return become('off');
    become('opening');
    const view = video.current;
    let left = false;
    let stream: MediaStream | null = null;
    openCamera(cameraId).then(
      (opened) => {
        if (left) return stopCamera(opened);
        stream = opened;
        if (view) {
          view.srcObject = opened;
          shown.add(view);
        }
        opened.getVideoTracks()[0]?.addEventListener('ended', () => become('lost'));
        become('ready');
      },
      (error) => left || become(stateOf(error)),
    );
    return () => {
      left = true;
      if (view) shown.delete(view);
      if (stream) stopCamera(stream);
    };
  }, [camera, cameraId, attempt]);
  return { video, on: camera };
}

async function openCamera(cameraId: string): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('', 'InsecureError');
  return navigator.mediaDevices.getUserMedia({
    video: {
      ...(cameraId === '' ? { facingMode: 'environment' } : { deviceId: { ideal: cameraId } }),
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  });
}

function stateOf(error: unknown): CameraState {
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'InsecureError') return 'insecure';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}

function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
