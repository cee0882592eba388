import type { PickupPointView } from '@crossdock/contract/addresses/shapes.ts';

type Placed = Pick<PickupPointView, 'id' | 'province' | 'city' | 'latitude' | 'longitude'>;

export interface PointMark {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** The place name that all points of this mark share, to search by; empty if there is none. */
  readonly name: string;
}

const margin = 36;
/** Two kilometres in degrees. The picture never shows a smaller area, so points in one street stay close together. */
const closest = 0.02;
/** Points closer together than this many pixels would cover each other. */
const apart = 40;

/**
 * Places points on a picture of the given size. The directions between points are correct; points that lie close
 * together become one mark.
 */
export function placePointMarks(points: readonly Placed[], width: number, height: number): PointMark[] {
  const placed = points.flatMap(({ latitude, longitude, ...point }) =>
    latitude === null || longitude === null ? [] : { ...point, latitude, longitude },
  );
  if (placed.length === 0) return [];
  const middle = placed.reduce((sum, { latitude }) => sum + latitude, 0) / placed.length;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = placed.map((point) => ({ point, x: point.longitude * shrink, y: -point.latitude }));
  const [left, right] = rangeOf(flat.map(({ x }) => x));
  const [top, bottom] = rangeOf(flat.map(({ y }) => y));
  // A single point, or several in one street, are drawn in the middle.
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, closest),
    (height - 2 * margin) / Math.max(bottom - top, closest),
  );
  const groups: { x: number; y: number; points: Placed[] }[] = [];
  for (const { point, x, y } of flat) {
    const at = {
      x: width / 2 + (x - (left + right) / 2) * scale,
      y: height / 2 + (y - (top + bottom) / 2) * scale,
    };
    const near = groups.find((group) => Math.hypot(group.x - at.x, group.y - at.y) < apart);
    if (near) near.points.push(point);
    else groups.push({ ...at, points: [point] });
  }
  return groups.map(({ x, y, points }) => ({ x, y, count: points.length, name: sharedName(points) }));
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

function sharedName(points: readonly Placed[]): string {
  for (const of of ['city', 'province'] as const) {
    const names = new Set(points.map((point) => point[of]));
    const [name = ''] = names;
    if (names.size === 1) return name;
  }
  return '';
}
