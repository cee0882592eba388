import { type Device, newDevice } from './authenticator.ts';
import type { Person, WorldShop } from './world.ts';

/** Adds a passkey of a new device to the member. Returns the device. */
export async function withPasskey(person: Person, device: Device = newDevice()): Promise<Device> {
  await person.client.call('addPasskey', device.make(await person.client.call('beginPasskey', {})));
  return device;
}

export const challengeOf = (shop: WorldShop) => shop.guest.call('beginPasskeyLogin', {});

export const loginWith = async (shop: WorldShop, device: Device) =>
  shop.guest.attempt('passkeyLogin', device.sign(await challengeOf(shop)));

export const passkeysOf = async ({ client }: Person) => (await client.call('listPasskeys', {})).list;
