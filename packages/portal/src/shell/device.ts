import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { keys } from './keys.ts';

export interface Device {
  readonly mobile: boolean;
  /** True if the desktop layout is used: always on a computer, on a mobile device only with the stored flag. */
  readonly desktop: boolean;
}

export function deviceOf(userAgent: string, flag: string | null, touchMac = false): Device {
  const mobile = touchMac || /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i.test(userAgent);
  return { mobile, desktop: !mobile || flag === '1' };
}

let settle: (device: Device) => void = () => {};
let known: Device | null = null;
const checked = new Promise<Device>((resolve) => {
  settle = resolve;
});

/** Resolves when the device is known. The route guard waits for it before it decides. */
export function waitForDevice(): Promise<Device> {
  return checked;
}

export function currentDevice(): Device {
  return known ?? { mobile: false, desktop: true };
}

export function setDevice(device: Device): void {
  known = device;
  settle(device);
}

/** Detects the device. A mobile device in desktop mode gets a desktop's viewport width. */
export function detectDevice(): void {
  const touchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  const device = deviceOf(navigator.userAgent, safeLocalStorage.get(keys.desktop), touchMac);
  if (device.mobile && device.desktop) {
    document.querySelector('meta[name=viewport]')?.setAttribute('content', 'width=1180');
  }
  setDevice(device);
}

/** Stores whether the desktop layout is wanted on this mobile device, and reloads the page. */
export function setDesktopMode(on: boolean, reload: () => void = () => location.reload()): void {
  if (on) safeLocalStorage.set(keys.desktop, '1');
  else safeLocalStorage.remove(keys.desktop);
  reload();
}
