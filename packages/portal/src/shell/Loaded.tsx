import { Loaded as LoadedPart, type LoadedProps } from '@crossdock/ui/Loaded.tsx';
import { loadedTexts } from './lists.ts';

interface Props<T> extends Omit<LoadedProps<T>, 'texts'> {
  /** Says what could not be loaded. */
  readonly failed?: string;
}

/** Renders loaded data, or that it is loading or has failed, with this app's texts. */
export function Loaded<T>({ failed, ...props }: Props<T>) {
  const texts = loadedTexts();
  return <LoadedPart {...props} texts={failed ? { ...texts, failed } : texts} />;
}
