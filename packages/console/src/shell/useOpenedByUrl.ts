import { useFilters } from '@crossdock/web/filters.ts';
import { useState } from 'react';

/** The value in the URL parameter `open=new`, by which links on other pages open a page's form. */
export const formOpenParamValue = 'new';

/**
 * Whether a page's form is open: by a button on the page, or by the URL parameter `open`, which is removed when the
 * form is closed.
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
