import { useMemo } from 'react';
import { encode } from 'uqr';

/** Cameras want a margin of four modules around the code. */
const margin = 4;

export interface QrCodeProps {
  /** What the camera reads: an address. */
  readonly text: string;
  /** What it is for, said to those who cannot see it. */
  readonly label: string;
  readonly sizePx?: number;
}

/** Black on white under every theme: that is what cameras read. Load it lazily where bytes count. */
export function QrCode({ text, label, sizePx = 200 }: QrCodeProps) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      xmlns="http://www.w3.org/2000/svg"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** One path for all dark modules, a stroke of squares for each run of them. */
function drawn(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
  return { path, size };
}

function runsOf(row: readonly boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
