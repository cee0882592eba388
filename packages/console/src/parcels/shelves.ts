/** Whether a scan in shelving mode names a shelf: short, beginning with a letter (`A-03`, `B12-4`), or marked `*`. */
export function shelfFrom(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase();
  if (code.startsWith('*')) return code.slice(1).trim() || null;
  return /^[A-Z][A-Z0-9]{0,3}(-?\d{1,3}){1,3}$/.test(code) && code.length <= 8 ? code : null;
}
