import { currentShop } from '@crossdock/web/shop.ts';
import { useEffect } from 'react';
import { useCall } from './api.ts';
import { chooseTheme, chosenTheme } from './theme.ts';

/** What the member chose on another device holds here too; staff who act as the member keep their own look. */
export function AccountTheme() {
  const { data } = useCall('getMemberInfo', {}, { staleMs: 60_000, topics: ['members'] });
  const theme = data?.acting ? undefined : data?.theme;
  useEffect(() => {
    if (theme !== undefined && theme !== chosenTheme()) chooseTheme(theme, currentShop().theme);
  }, [theme]);
  return null;
}
