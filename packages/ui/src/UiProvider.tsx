import { createContext, type ReactNode, useContext } from 'react';
import './base.css';

/** The reader's number format, and the shop's time zone. */
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

/**
 * Wraps each app. Theme variables are in the page itself (`themeCss.ts`); Mantine components bring their own provider
 * (`MantineFrame.tsx`).
 */
export function UiProvider({ formatting, children }: { formatting: Formatting; children: ReactNode }) {
  return <FormattingContext value={formatting}>{children}</FormattingContext>;
}
