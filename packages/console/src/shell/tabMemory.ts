/** Values that a tab keeps across a reload and loses when it is closed. Does nothing if the browser stores nothing. */
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
