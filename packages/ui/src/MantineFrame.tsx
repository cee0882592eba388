import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/global.css';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantineTheme.ts';

/** The provider that each Mantine component needs. */
export default function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme="light"
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
