import { createContext, type ReactNode, useContext } from 'react';

/** How an app shows a sentence: as it is, or with words in it that lead somewhere. */
export const SaidContext = createContext<(text: string) => ReactNode>((text) => text);

/** A sentence that the app or the server says; everything but text is shown as it is. */
export function Said({ children }: { children: ReactNode }) {
  const show = useContext(SaidContext);
  return typeof children === 'string' ? show(children) : children;
}
