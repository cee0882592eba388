import { claimDrafts } from '@crossdock/web/drafts.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useEffect } from 'react';
import { chooseTheme, chosenTheme } from './theme.ts';
import { useAccount } from './useAccount.ts';

/**
 * Of who is logged in: what they chose on another device holds here too (staff who act as the member
 * keep their own look), and what they had begun to type is theirs again.
 */
export function AccountTheme() {
  const account = useAccount();
  const theme = account?.acting ? undefined : account?.theme;
  const memberId = account?.id;
  useEffect(() => {
    if (memberId !== undefined) claimDrafts(memberId);
  }, [memberId]);
  useEffect(() => {
    if (theme !== undefined && theme !== chosenTheme()) chooseTheme(theme, currentShop().theme);
  }, [theme]);
  return null;
}
