/** What a tab remembers across a reload, and forgets when it is closed. Where the browser keeps nothing, nothing breaks. */
export const tabMemory = {
  read<T>(key: string): T | null {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      sessionStorage.removeItem(key);
    }
  },
};
