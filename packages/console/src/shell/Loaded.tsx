import { Loaded as LoadedPart, type LoadedProps } from '@crossdock/ui/Loaded.tsx';
import { loadedTexts } from './lists.ts';

/** The three states of everything that is loaded, with this app's texts. */
export function Loaded<T>(props: Omit<LoadedProps<T>, 'texts'>) {
  return <LoadedPart {...props} texts={loadedTexts()} />;
}
