import type { ComponentType } from 'react';

interface Part<P> {
  readonly default: ComponentType<P>;
}

/** Rendered in place of a part that could not be loaded. */
export const EmptyPart = () => null;

/** For `lazy`: an optional part, which renders nothing if it or its texts cannot be loaded. */
export const optionalPartLoader =
  <P>(code: () => Promise<Part<P>>) =>
  (): Promise<Part<P>> =>
    code().catch(() => ({ default: EmptyPart }));
