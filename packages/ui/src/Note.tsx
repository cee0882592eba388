import type { ReactNode } from 'react';
import { Muted, Text } from './Layout.tsx';

/** A short remark in a paragraph of its own, smaller than other secondary text. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Muted as="p" size={13}>
      {children}
    </Muted>
  );
}

/** The name of a `fieldset`, above its choices. */
export function Legend({ size, children }: { readonly size?: 14; readonly children: ReactNode }) {
  return (
    <Text as="legend" below={8} size={size} strong>
      {children}
    </Text>
  );
}
