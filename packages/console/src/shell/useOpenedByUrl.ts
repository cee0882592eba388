import { useFilters } from '@crossdock/web/filters.ts';
import { useState } from 'react';

/** The URL parameter value in `open=new`, which opens a page's form from elsewhere. */
export const formOpenParamValue = 'new';

/**
 * Whether a page's form is open: by a button here, or by the URL, which is cleaned once the form is closed.
 */
export function useOpenedByUrl(): readonly [boolean, (opened: boolean) => void] {
  const [{ open: asked }, place] = useFilters<{ open?: string }>();
  const [isPressed, setPressed] = useState(false);
  const isAsked = asked === formOpenParamValue;
  const set = (next: boolean) => {
    setPressed(next);
    if (!next && isAsked) place({ open: undefined }, { keepPage: true });
  };
  return [isPressed || isAsked, set];
}
