import type { ComponentProps } from 'react';
import { Photo } from './Layout.tsx';

/** A picture (`full`) or a stored file (`url`), with its small picture. */
type Pictured = { readonly thumb: string } & ({ readonly full: string } | { readonly url: string });

/** A small picture that opens the large one in a tab of its own. */
export function PhotoLink({
  of,
  ...photo
}: Omit<ComponentProps<typeof Photo>, 'src'> & { readonly of: Pictured }) {
  return (
    <a href={'full' in of ? of.full : of.url} target="_blank" rel="noreferrer">
      <Photo fit="cover" loading="lazy" src={of.thumb} {...photo} />
    </a>
  );
}
