import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import './base.css';

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

/** Begins to fetch what Mantine's parts need; called early, it is there when the first screen is. */
export const loadMantine = () => import('./MantineFrame.tsx');
const MantineFrame = lazy(loadMantine);

export interface UiProviderProps {
  readonly formatting: Formatting;
  /** This route uses none of Mantine's parts, so what they need is not loaded for it. */
  readonly light?: boolean;
  readonly children: ReactNode;
}

/** Around each app. Theme variables stand in the page itself (`themeCss.ts`). */
export function UiProvider({ formatting, light = false, children }: UiProviderProps) {
  return (
    <FormattingContext value={formatting}>
      {light ? (
        children
      ) : (
        <Suspense>
          <MantineFrame>{children}</MantineFrame>
        </Suspense>
      )}
    </FormattingContext>
  );
}
