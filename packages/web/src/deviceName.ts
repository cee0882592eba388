const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['macOS', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
] as const;
const browsers = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

/** Whether the browser looks like a phone or a tablet. */
export const isHandheld = (userAgent: string): boolean => /iPhone|iPad|Android/.test(userAgent);

/** `Chrome · Android`: a name that people recognise; empty if unknown. */
export function deviceName(userAgent: string): string {
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ');
}
