import { useMemo } from 'react';
import { qrPath } from './qrPath.ts';

export interface QrCodeProps {
  /** The encoded text: an address. */
  readonly text: string;
  /** The accessible description. */
  readonly label: string;
  readonly sizePx?: number;
}

/** Black on white in every theme, because cameras need it. Load it lazily if bytes matter. */
export function QrCode({ text, label, sizePx = 200 }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
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
