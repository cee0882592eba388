import type { MapPlace } from '@crossdock/domain/addresses/nearness.ts';
import { useState } from 'react';

/** The device's position, if its owner asks for it and allows it. It stays in the page and is never sent. */
export function useDevicePosition() {
  const [place, setPlace] = useState<MapPlace>();
  const [stage, setStage] = useState<'idle' | 'busy' | 'denied'>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setStage('denied');
    setStage('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPlace({ latitude, longitude });
        setStage('idle');
      },
      () => setStage('denied'),
      { maximumAge: 300_000, timeout: 10_000 },
    );
  };
  return { place, busy: stage === 'busy', denied: stage === 'denied', ask };
}
