import type { ComponentProps } from 'react';
import { Photo } from './Layout.tsx';

/** A small picture that opens the large one, at `href`, in a tab of its own. */
export function PhotoLink({ href, ...photo }: ComponentProps<typeof Photo> & { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <Photo fit="cover" loading="lazy" {...photo} />
    </a>
  );
}
