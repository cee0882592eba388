import { locales } from '@crossdock/contract/wire/locale.ts';
import { type ThemeName, themeNames } from '@crossdock/domain/shops/themes.ts';
import { MenuButton, type MenuChoice } from '@crossdock/ui/MenuButton.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { languageNames } from '@crossdock/web/languageNames.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconLanguage, IconPalette } from '@tabler/icons-react';
import { useState } from 'react';
import { currentDevice, setDesktopMode } from './device.ts';
import { t } from './i18n.ts';
import classes from './Preferences.module.css';
import { storeLanguage, storeTheme } from './storePreferences.ts';
import { chosenTheme } from './theme.ts';

/** Language and theme; on a mobile device also the switch to the desktop version. */
export default function Preferences() {
  const [chosen, setChosen] = useState<ThemeName | null>(chosenTheme);
  const choose = (theme: ThemeName | null) => {
    setChosen(theme);
    void storeTheme(theme);
  };
  return (
    <>
      <MenuButton icon={IconLanguage} label={t('shell.language')} choices={languageChoices()} />
      <MenuButton
        icon={IconPalette}
        label={t('shell.theme')}
        choices={[...themeChoices(chosen, choose), ...desktopChoice()]}
      />
    </>
  );
}

function languageChoices(): MenuChoice[] {
  return currentShop().languages.map((lang) => ({
    key: lang,
    label: languageNames[lang],
    lang: locales[lang],
    checked: lang === currentLanguage(),
    onChoose: () =>
      void storeLanguage(lang).then((kept) => kept || showMessage('danger', t('shell.language.failed'))),
  }));
}

function themeChoices(chosen: ThemeName | null, choose: (theme: ThemeName | null) => void): MenuChoice[] {
  return [null, ...themeNames].map((theme) => ({
    key: theme ?? 'shop',
    label: t(theme ? `shell.theme.${theme}` : 'shell.theme.shop'),
    checked: theme === chosen,
    picture: <span className={classes.swatch} data-theme={theme ?? currentShop().theme} />,
    onChoose: () => choose(theme),
  }));
}

function desktopChoice(): MenuChoice[] {
  const { mobile, desktop } = currentDevice();
  if (!mobile) return [];
  return [
    {
      key: 'desktop',
      label: t(desktop ? 'shell.desktop.off' : 'shell.desktop.on'),
      onChoose: () => setDesktopMode(!desktop),
    },
  ];
}
