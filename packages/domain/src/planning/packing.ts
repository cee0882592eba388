/** A box-shaped solid, which may be turned. */
export interface Cuboid {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly weightG: number;
}

/** A solid placed in a carton: its corner nearest to the carton's origin, and its sides after turning. */
export interface Placement<S extends Cuboid> {
  readonly solid: S;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

export interface FilledCarton<S extends Cuboid> {
  readonly carton: Carton;
  readonly placements: readonly Placement<S>[];
  readonly weightG: number;
}

/** The inner sides of a carton. */
export type Carton = readonly [xMm: number, yMm: number, zMm: number];

/** How many different sequences of the solids are tried. */
const ordersTried = 30;

interface Open<S extends Cuboid> {
  placements: Placement<S>[];
  /** Corners where the next solid may be placed (extreme points). */
  points: (readonly [number, number, number])[];
  weightG: number;
}

/**
 * Packs solids into as few cartons of one size as thirty sequences find, each solid at an extreme point of those
 * before it. Never through a wall, into another solid, or over `maxG`. A solid that fits no empty carton is in
 * `outside`. The number of cartons is not always the smallest possible.
 * @example packCartons([{ lengthMm: 100, widthMm: 100, heightMm: 100, weightG: 1 }], [100, 100, 100], 10).filled.length // → 1
 */
export function packCartons<S extends Cuboid>(solids: readonly S[], carton: Carton, maxG: number) {
  const fits = solids.filter((solid) => solid.weightG <= maxG && fitsCarton(solid, carton));
  const outside = solids.filter((solid) => !fits.includes(solid));
  let best: Open<S>[] | undefined;
  const least = Math.ceil(volumeOf(fits) / (carton[0] * carton[1] * carton[2]));
  for (let order = 0; order < ordersTried; order++) {
    const filled = filledInOrder(ordered(fits, order), carton, maxG);
    if (!best || filled.length < best.length) best = filled;
    if (best.length <= least) break;
  }
  const filled: FilledCarton<S>[] = (best ?? []).map(({ placements, weightG }) => ({
    carton,
    placements,
    weightG,
  }));
  return { filled, outside };
}

/**
 * Whether a solid fits into an empty carton in some position.
 * @example fitsCarton({ lengthMm: 100, widthMm: 300, heightMm: 200, weightG: 1 }, [300, 200, 100]) // → true
 */
export function fitsCarton({ lengthMm, widthMm, heightMm }: Cuboid, carton: Carton): boolean {
  const own = [lengthMm, widthMm, heightMm].sort((a, b) => b - a);
  return [...carton].sort((a, b) => b - a).every((side, at) => (own[at] ?? 0) <= side);
}

const volumeOf = (solids: readonly Cuboid[]): number =>
  solids.reduce((sum, { lengthMm, widthMm, heightMm }) => sum + lengthMm * widthMm * heightMm, 0);

/**
 * Sorts solids by volume, longest side, base or height, the largest first. Later sequences (`order`) multiply these
 * sizes by pseudo-random factors, which are the same in every run.
 */
function ordered<S extends Cuboid>(solids: readonly S[], order: number): S[] {
  const by = sizes[order % sizes.length] ?? volume;
  if (order < sizes.length) return solids.toSorted((a, b) => by(b) - by(a));
  let seed = order * 7919;
  const next = () => {
    seed = (seed * 16_807 + 12_345) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return solids
    .map((solid) => ({ solid, key: by(solid) * (0.4 + next()) }))
    .sort((a, b) => b.key - a.key)
    .map(({ solid }) => solid);
}

const volume = (solid: Cuboid) => solid.lengthMm * solid.widthMm * solid.heightMm;
const sizes: readonly ((solid: Cuboid) => number)[] = [
  volume,
  ({ lengthMm, widthMm, heightMm }) => Math.max(lengthMm, widthMm, heightMm),
  ({ lengthMm, widthMm }) => lengthMm * widthMm,
  ({ lengthMm, widthMm, heightMm }) => lengthMm + widthMm + heightMm,
];

function filledInOrder<S extends Cuboid>(solids: readonly S[], carton: Carton, maxG: number): Open<S>[] {
  const open: Open<S>[] = [];
  for (const solid of solids) {
    const target = open.find((one) => one.weightG + solid.weightG <= maxG && place(one, solid, carton));
    if (target) continue;
    const fresh: Open<S> = { placements: [], points: [[0, 0, 0]], weightG: 0 };
    place(fresh, solid, carton);
    open.push(fresh);
  }
  return open;
}

/** Places a solid at the lowest extreme point that has room for it; false if none has. */
function place<S extends Cuboid>(into: Open<S>, solid: S, carton: Carton): boolean {
  let best: Placement<S> | undefined;
  for (const [x, y, z] of into.points)
    for (const [dx, dy, dz] of positionsOf(solid)) {
      if (x + dx > carton[0] || y + dy > carton[1] || z + dz > carton[2]) continue;
      if (best && rank(best) <= rank({ x, y, z, dx, dy, dz })) continue;
      if (into.placements.some((other) => overlaps(other, x, y, z, dx, dy, dz))) continue;
      best = { solid, x, y, z, dx, dy, dz };
    }
  if (!best) return false;
  into.placements.push(best);
  into.weightG += solid.weightG;
  into.points = pointsAfter(into.points, best, into.placements);
  return true;
}

/** The rank of a position: low ones first, then those near the corner, then flat ones. */
const rank = ({ x, y, z, dz }: Omit<Placement<Cuboid>, 'solid'>): number => (z * 4096 + y + x) * 4096 + dz;

function overlaps(
  o: Placement<Cuboid>,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  return x < o.x + o.dx && o.x < x + dx && y < o.y + o.dy && o.y < y + dy && z < o.z + o.dz && o.z < z + dz;
}

function positionsOf({
  lengthMm: a,
  widthMm: b,
  heightMm: c,
}: Cuboid): (readonly [number, number, number])[] {
  if (a === b && b === c) return [[a, b, c]];
  return [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [c, a, b],
    [b, c, a],
    [c, b, a],
  ];
}

/**
 * The new corners that a placed solid creates, each moved back until it touches something, and the old corners that
 * the solid does not cover.
 */
function pointsAfter<S extends Cuboid>(
  points: Open<S>['points'],
  made: Placement<S>,
  placements: readonly Placement<S>[],
): Open<S>['points'] {
  const { x, y, z, dx, dy, dz } = made;
  const back = (px: number, py: number, pz: number, axis: 0 | 1 | 2) => {
    let reached = 0;
    for (const o of placements) {
      const spansX = axis === 0 ? o.x + o.dx <= px : o.x <= px && px < o.x + o.dx;
      const spansY = axis === 1 ? o.y + o.dy <= py : o.y <= py && py < o.y + o.dy;
      const spansZ = axis === 2 ? o.z + o.dz <= pz : o.z <= pz && pz < o.z + o.dz;
      if (spansX && spansY && spansZ)
        reached = Math.max(reached, [o.x + o.dx, o.y + o.dy, o.z + o.dz][axis] ?? 0);
    }
    return reached;
  };
  const found: Open<S>['points'] = [
    [x + dx, back(x + dx, y, z, 1), z],
    [x + dx, y, back(x + dx, y, z, 2)],
    [back(x, y + dy, z, 0), y + dy, z],
    [x, y + dy, back(x, y + dy, z, 2)],
    [back(x, y, z + dz, 0), y, z + dz],
    [x, back(x, y, z + dz, 1), z + dz],
  ];
  const all = [...points, ...found].filter(
    ([px, py, pz]) => !(x <= px && px < x + dx && y <= py && py < y + dy && z <= pz && pz < z + dz),
  );
  return [...new Map(all.map((point) => [point.join(), point])).values()];
}
