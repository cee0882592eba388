import type { Request } from '@crossdock/contract/table.ts';
import type { Person } from './world.ts';

export type SavedSettings = Request<'saveShopSettings'>;

/** A shop's settings as the owner would save them now, without the fields that the call shows but does not accept. */
export async function settingsOf(owner: Person): Promise<SavedSettings> {
  const {
    code: _code,
    currency: _currency,
    timeZone: _timeZone,
    hosts: _hosts,
    icon: _icon,
    lastExam: _lastExam,
    ...saved
  } = await owner.client.call('getShopSettings', {});
  return saved;
}

/** Saves the shop's settings with these changes. Returns the previous settings. */
export async function changeSettings(owner: Person, changes: Partial<SavedSettings>): Promise<SavedSettings> {
  const before = await settingsOf(owner);
  await owner.client.call('saveShopSettings', { ...before, ...changes });
  return before;
}
