import { Loaded as LoadedPart, type LoadedProps } from '@crossdock/ui/Loaded.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { ComponentProps } from 'react';
import { loadedTexts } from './lists.ts';

type AppLoadedProps<T> = Omit<LoadedProps<T>, 'texts'>;

/** Shows a skeleton, an error or the loaded data, with this app's texts. */
export function Loaded<T>(props: AppLoadedProps<T>) {
  return <LoadedPart {...props} texts={loadedTexts()} />;
}

type LoadedSectionProps<T> = AppLoadedProps<T> & Omit<ComponentProps<typeof Section>, 'children'>;

/** A section whose whole content is loaded. */
export function LoadedSection<T>({ query, skeleton, children, ...section }: LoadedSectionProps<T>) {
  return (
    <Section {...section}>
      <Loaded query={query} skeleton={skeleton}>
        {children}
      </Loaded>
    </Section>
  );
}
