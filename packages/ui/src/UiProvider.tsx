import { MantineProvider } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import './base.css';
import { mantineTheme } from './mantineTheme.ts';

/** How this page's reader writes numbers, and where its shop's clock stands. */
export interface Formatting {
  /** BCP 47 tag. */
  readonly locale: string;
  /** IANA zone of the shop. */
  readonly timeZone: string;
  /** ISO 4217 code of the shop. */
  readonly currency: string;
}

const FormattingContext = createContext<Formatting>({ locale: 'en', timeZone: 'UTC', currency: 'USD' });

export function useFormatting(): Formatting {
  return useContext(FormattingContext);
}

/** Around each app: controls, formatting. Theme variables stand in the page itself (`themeCss.ts`). */
export function UiProvider({ formatting, children }: { formatting: Formatting; children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme="light"
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
    >
      <FormattingContext value={formatting}>{children}</FormattingContext>
    </MantineProvider>
  );
}
