import { claimDrafts } from '@crossdock/web/drafts.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useEffect } from 'react';
import { useCall } from './api.ts';
import { chooseTheme, chosenTheme } from './theme.ts';

/**
 * Who is logged in, as the server says it: what they chose on another device holds here too (staff who act as the member
 * keep their own look), and what they had begun to type is theirs again.
 */
export function AccountTheme() {
  const { data } = useCall('getMemberInfo', {}, { staleMs: 60_000, topics: ['members'] });
  const theme = data?.acting ? undefined : data?.theme;
  const memberId = data?.id;
  useEffect(() => {
    if (memberId !== undefined) claimDrafts(memberId);
  }, [memberId]);
  useEffect(() => {
    if (theme !== undefined && theme !== chosenTheme()) chooseTheme(theme, currentShop().theme);
  }, [theme]);
  return null;
}
