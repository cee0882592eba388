/**
 * Keys of everything that an app keeps in local storage. Portal and console share an origin, so the prefix separates
 * them.
 */
export function storageKeys(prefix: string) {
  return {
    token: `${prefix}.token`,
    acting: `${prefix}.acting`,
    language: `${prefix}.language`,
    pack: `${prefix}.pack.`,
    /** Used by earlier versions, which stored the texts of all screens. */
    formerPack: `${prefix}.more.`,
    shopCode: `${prefix}.shopCode`,
    theme: `${prefix}.theme`,
    desktop: `${prefix}.desktop`,
    supportPlace: `${prefix}.support`,
    guestTalk: `${prefix}.talk`,
    messengerAway: `${prefix}.messenger.away`,
    payAfter: `${prefix}.payAfter`,
    returnAfter: `${prefix}.returnAfter`,
    foldedGroups: `${prefix}.folded`,
    bindLater: `${prefix}.bindLater.`,
  } as const;
}
export type Keys = ReturnType<typeof storageKeys>;

/** Keys that the page's first script reads. */
export function firstScriptKeys(prefix: string) {
  const { token, language, pack, theme } = storageKeys(prefix);
  return { token, language, pack, theme };
}

/**
 * Local storage may be blocked (private windows, cookies off). Then nothing is stored, and nothing breaks.
 */
export const safeLocalStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** False if it could not be stored. */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // The storage is blocked, so there is nothing to delete.
    }
  },
  removeAll(prefix: string): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    } catch {
      // The storage is blocked, so there is nothing to delete.
    }
  },
};
