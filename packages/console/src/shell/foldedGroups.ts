import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { useState } from 'react';
import { consoleStorageKeys } from './session.ts';

const read = () => safeLocalStorage.get(consoleStorageKeys.foldedGroups)?.split(' ').filter(Boolean) ?? [];

/** The collapsed groups of the menu, stored in this browser. */
export function useFoldedMenuGroups(): { folded: readonly string[]; toggle: (group: string) => void } {
  const [folded, setFolded] = useState(read);
  const toggle = (group: string) => {
    const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group];
    safeLocalStorage.set(consoleStorageKeys.foldedGroups, next.join(' '));
    setFolded(next);
  };
  return { folded, toggle };
}
