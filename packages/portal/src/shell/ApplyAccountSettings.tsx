import { setDraftsOwner } from '@crossdock/web/drafts.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useEffect } from 'react';
import { chooseTheme, chosenTheme } from './theme.ts';
import { useAccount } from './useAccount.ts';

/**
 * Applies the settings of the logged-in account: the theme that was chosen on another device (not while staff act as
 * the member) and the drafts of forms.
 */
export function ApplyAccountSettings() {
  const account = useAccount();
  const theme = account?.acting ? undefined : account?.theme;
  const memberId = account?.id;
  useEffect(() => {
    if (memberId !== undefined) setDraftsOwner(memberId);
  }, [memberId]);
  useEffect(() => {
    if (theme !== undefined && theme !== chosenTheme()) chooseTheme(theme, currentShop().theme);
  }, [theme]);
  return null;
}
