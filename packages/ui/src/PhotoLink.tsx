import type { ComponentProps } from 'react';
import { Photo } from './Layout.tsx';

interface PhotoLinkProps extends Omit<ComponentProps<typeof Photo>, 'src'> {
  /** The small picture that is shown, and the address of the large one. */
  readonly picture: { readonly thumb: string } & ({ readonly full: string } | { readonly url: string });
}

/** A small picture that opens the large one in a tab of its own. */
export function PhotoLink({ picture, ...photo }: PhotoLinkProps) {
  return (
    <a href={'full' in picture ? picture.full : picture.url} target="_blank" rel="noreferrer">
      <Photo fit="cover" loading="lazy" {...photo} src={picture.thumb} />
    </a>
  );
}
