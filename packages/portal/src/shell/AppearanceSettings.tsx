import { locales } from '@crossdock/contract/wire/locale.ts';
import { type ThemeName, themeNames } from '@crossdock/domain/shops/themes.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { languageNames } from '@crossdock/web/languageNames.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useState } from 'react';
import { t } from './i18n.ts';
import classes from './LookSettings.module.css';
import { storeLanguage, storeTheme } from './storePreferences.ts';
import { chosenTheme } from './theme.ts';

/** The member's language and theme. They are stored in the account. */
export function AppearanceSettings() {
  return (
    <Grid gap={16}>
      <Languages />
      <Themes />
    </Grid>
  );
}

function Languages() {
  const choose = async (lang: Parameters<typeof storeLanguage>[0]) => {
    if (!(await storeLanguage(lang))) showMessage('danger', t('shell.language.failed'));
  };
  return (
    <Row as="fieldset" gap={8} wrap>
      <Muted as="legend" below={8}>
        {t('shell.language')}
      </Muted>
      {currentShop().languages.map((lang) => (
        <Chip
          key={lang}
          lang={locales[lang]}
          chosen={lang === currentLanguage()}
          onClick={() => void choose(lang)}
        >
          {languageNames[lang]}
        </Chip>
      ))}
    </Row>
  );
}

function Themes() {
  const [chosen, setChosen] = useState<ThemeName | null>(chosenTheme);
  const choose = (theme: ThemeName | null) => {
    setChosen(theme);
    void storeTheme(theme);
  };
  return (
    <Row as="fieldset" gap={8} wrap>
      <Muted as="legend" below={8}>
        {t('shell.theme')}
      </Muted>
      {[null, ...themeNames].map((theme) => (
        <Chip key={theme ?? 'shop'} chosen={theme === chosen} onClick={() => choose(theme)}>
          <span className={classes.swatch} data-theme={theme ?? currentShop().theme} aria-hidden />
          {t(theme ? `shell.theme.${theme}` : 'shell.theme.shop')}
        </Chip>
      ))}
    </Row>
  );
}
