import { useMemo } from 'react';
import { barModules, type Symbology } from './codeModules.ts';

/**
 * A barcode as wide as the place that it is put in: Code 128, which every scanner reads, or Code 39, which tills
 * require. Load it lazily if the page's size matters.
 */
export function Barcode({ text, symbology = 'CODE128' }: { text: string; symbology?: Symbology }) {
  const bars = useMemo(() => barModules(text, symbology), [text, symbology]);
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
      {/* Black on white in every theme, because scanners need it. */}
      <path d={pathOf(bars)} fill="#000" />
    </svg>
  );
}

function pathOf(bars: string): string {
  return [...bars.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} 0h${length}v1h-${length}z`)
    .join('');
}
