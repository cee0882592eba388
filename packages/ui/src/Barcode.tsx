import JsBarcode from 'jsbarcode';
import { useMemo } from 'react';

/** Code 128, which every scanner reads, as wide as its place. Load it lazily where bytes count. */
export function Barcode({ text }: { text: string }) {
  const bars = useMemo(() => barsOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`-10 0 ${bars.length + 20} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      xmlns="http://www.w3.org/2000/svg"
    >
      <rect x={-10} width={bars.length + 20} height={1} fill="#fff" />
      {/* Black on white under every theme: that is what scanners read. */}
      <path d={pathOf(bars)} fill="#000" />
    </svg>
  );
}

/** One character per module: `1` is a bar. */
function barsOf(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}

function pathOf(bars: string): string {
  return [...bars.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} 0h${length}v1h-${length}z`)
    .join('');
}
