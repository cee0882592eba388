import { lazy, Suspense } from 'react';
import type { PictureName } from './drawings.tsx';
import classes from './pictures.module.css';

// Words say it all: where the drawings cannot be fetched, as without a network, their place stays empty.
const Drawing = lazy(() => import('./drawings.tsx').catch(() => ({ default: () => null })));

/** Small drawings of our own in the colours of the theme. They only decorate: the words beside them say it all. */
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
