import { type ThemeName, themeNames } from '@crossdock/domain/shops/themes.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { keys } from './keys.ts';

/** The theme that the member chose instead of the shop's, or null. */
export function chosenTheme(): ThemeName | null {
  const choice = safeLocalStorage.get(keys.theme);
  return themeNames.find((theme) => theme === choice) ?? null;
}

export function showTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
}

export function chooseTheme(choice: ThemeName | null, shopTheme: ThemeName): void {
  if (choice) safeLocalStorage.set(keys.theme, choice);
  else safeLocalStorage.remove(keys.theme);
  showTheme(choice ?? shopTheme);
}
