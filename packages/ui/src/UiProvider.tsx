import { createContext, type ReactNode, useContext } from 'react';
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

/** What a dialog asks before it lets go of what was typed into it. */
export interface LosingTexts {
  readonly question: string;
  readonly keep: string;
  readonly lose: string;
}

const LosingContext = createContext<(() => LosingTexts) | undefined>(undefined);

export function useLosingTexts(): LosingTexts | undefined {
  return useContext(LosingContext)?.();
}

/** Around each app. Theme variables stand in the page itself (`themeCss.ts`); Mantine's parts bring what they need (`MantineFrame.tsx`). */
export function UiProvider(props: {
  formatting: Formatting;
  /** Without them a dialog asks nothing. */
  losing?: () => LosingTexts;
  children: ReactNode;
}) {
  return (
    <LosingContext value={props.losing}>
      <FormattingContext value={props.formatting}>{props.children}</FormattingContext>
    </LosingContext>
  );
}
