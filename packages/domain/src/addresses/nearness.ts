/** A place on the map, in degrees. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

interface NamedPlace {
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly zip: string;
}

const earthRadiusM = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The straight-line distance between two places, in whole metres. Never negative.
 * @example metresBetween({ latitude: 25.033, longitude: 121.5654 }, { latitude: 25.033, longitude: 121.5654 }) // → 0
 */
export function metresBetween(a: MapPlace, b: MapPlace): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const height = Math.sin((to - from) / 2) ** 2;
  const width = Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(height + width))));
}

/**
 * How far apart two places are by their names: 0 the same postal code, 1 the same city or district, 2 the same
 * province, 3 the same country, 4 another one. Never looks at the map.
 * @example areaDistance({ country: 'TW', province: '臺北市', city: '信義區', zip: '110' }, { country: 'TW', province: '臺北市', city: '大安區', zip: '106' }) // → 2
 */
export function areaDistance(a: NamedPlace, b: NamedPlace): number {
  if (a.country !== b.country) return 4;
  // In Taiwan the first three digits are the district's code; longer codes name a street or a door.
  const [own, other] = a.country === 'TW' ? [a.zip.slice(0, 3), b.zip.slice(0, 3)] : [a.zip, b.zip];
  if (own !== '' && own === other) return 0;
  if (!isSame(a.province, b.province)) return 3;
  return isSame(a.city, b.city) ? 1 : 2;
}

/** People write 台, official registers write 臺. */
function isSame(a: string, b: string): boolean {
  return a.replaceAll('台', '臺') === b.replaceAll('台', '臺');
}
