import { lazy, Suspense } from 'react';
import type { PictureName } from './drawings.tsx';
import classes from './pictures.module.css';

// Drawings are decoration: if they cannot be loaded, their place stays empty.
const Drawing = lazy(() => import('./drawings.tsx').catch(() => ({ default: () => null })));

/** Small decorative drawings in the theme's colours; the text beside them says everything. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg
      className={classes.picture}
      data-picture={name}
      viewBox="0 0 160 120"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="80" cy="106" rx="58" ry="7" className={classes.shade} />
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </svg>
  );
}
