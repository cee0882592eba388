import { showMessage } from '@crossdock/ui/message.ts';
import { type ThemeName, themeNames } from '@crossdock/ui/tokens.ts';
import { currentLanguage, languageNames, locales, switchLanguage } from '@crossdock/web/language.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCheck,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconLanguage,
  IconPalette,
} from '@tabler/icons-react';
import { useState } from 'react';
import { currentDevice, setDesktopMode } from './device.ts';
import { t } from './i18n.ts';
import classes from './Preferences.module.css';
import { keys } from './session.ts';
import { chooseTheme, chosenTheme } from './theme.ts';

/** Language and theme of this reader; on a mobile device also the desktop version. */
export function Preferences() {
  return (
    <>
      <LanguageMenu />
      <ThemeMenu />
    </>
  );
}

function LanguageMenu() {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('shell.language')} color="accent" c="var(--text)">
          <IconLanguage size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {currentShop().languages.map((lang) => (
          <Menu.Item
            key={lang}
            lang={locales[lang]}
            className={classes.item ?? ''}
            rightSection={lang === currentLanguage() ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() =>
              switchLanguage(lang, keys.language) || showMessage('danger', t('shell.language.failed'))
            }
          >
            {languageNames[lang]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function ThemeMenu() {
  const [chosen, setChosen] = useState<ThemeName | null>(chosenTheme);
  const { mobile, desktop } = currentDevice();
  const choose = (theme: ThemeName | null) => {
    chooseTheme(theme, currentShop().theme);
    setChosen(theme);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('shell.theme')} c="var(--text)">
          <IconPalette size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell.theme')}</Menu.Label>
        {[null, ...themeNames].map((theme) => (
          <Menu.Item
            key={theme ?? 'shop'}
            className={classes.item ?? ''}
            leftSection={<span className={classes.swatch} data-theme={theme ?? currentShop().theme} />}
            rightSection={theme === chosen ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => choose(theme)}
          >
            {t(theme ? `shell.theme.${theme}` : 'shell.theme.shop')}
          </Menu.Item>
        ))}
        {mobile ? (
          <Menu.Item
            className={classes.item ?? ''}
            leftSection={
              desktop ? (
                <IconDeviceMobile size={18} aria-hidden />
              ) : (
                <IconDeviceDesktop size={18} aria-hidden />
              )
            }
            onClick={() => setDesktopMode(!desktop)}
          >
            {t(desktop ? 'shell.desktop.off' : 'shell.desktop.on')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
