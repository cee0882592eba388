import type { ReactNode } from 'react';
import { Grid, Photo } from './Layout.tsx';

interface ThumbProps {
  readonly src: string | null | undefined;
  readonly alt?: string;
  /** Width in pixels; also the height, unless `high` says otherwise. */
  readonly wide: number;
  readonly high?: number;
  readonly round: 'control' | 'circle' | 8;
  readonly size?: 18 | 22 | 28;
  /** Shown without a picture: an icon, or the first character of a name. */
  readonly children: ReactNode;
}

/** A small picture of an item or a person, in a frame of fixed size. */
export function Thumb({ src, alt = '', wide, high = wide, round, size, children }: ThumbProps) {
  const frame = { rigid: true, fill: 'soft', round } as const;
  return src ? (
    <Photo {...frame} block fit="cover" src={src} alt={alt} width={wide} height={high} loading="lazy" />
  ) : (
    <Grid
      {...frame}
      as="span"
      wide={wide}
      high={high}
      align="center"
      justifyItems="center"
      tone="on-soft"
      size={size}
      strong={size !== undefined}
      aria-hidden="true"
    >
      {children}
    </Grid>
  );
}
