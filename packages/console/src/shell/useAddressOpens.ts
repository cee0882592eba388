import { useFilters } from '@crossdock/web/filters.ts';
import { useState } from 'react';

/** The address of a page says `open=new` where its form is opened from elsewhere. */
export const addressOpens = 'new';

/** Whether a page's form is open: pressed here, or asked for by the address, which forgets it once the form is closed. */
export function useAddressOpens(): readonly [boolean, (opened: boolean) => void] {
  const [{ open: asked }, place] = useFilters<{ open?: string }>();
  const [isPressed, setPressed] = useState(false);
  const isAsked = asked === addressOpens;
  const set = (next: boolean) => {
    setPressed(next);
    if (!next && isAsked) place({ open: undefined }, { keepPage: true });
  };
  return [isPressed || isAsked, set];
}
