import { type ThemeName, themeNames } from '@crossdock/ui/tokens.ts';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import type { SettingsInput } from './settingsForm.ts';
import classes from './ThemeField.module.css';

/** The theme, chosen by its colours; beside them the member site as it would look, before anything is saved. */
export function ThemeField({ control, name }: { control: Control<SettingsInput>; name: string }) {
  const { field } = useController({ control, name: 'theme' });
  const group = useId();
  return (
    <div className={classes.field}>
      <fieldset className={classes.swatches}>
        <legend>{t('shops.theme')}</legend>
        {themeNames.map((theme) => (
          <label key={theme} className={classes.swatch} data-theme={theme}>
            <input
              type="radio"
              name={group}
              value={theme}
              checked={field.value === theme}
              onChange={() => field.onChange(theme)}
              onBlur={field.onBlur}
            />
            <span className={classes.colours} aria-hidden>
              <i data-colour="accent" />
              <i data-colour="soft" />
              <i data-colour="bg" />
            </span>
            {t(`shops.theme.${theme}`)}
          </label>
        ))}
      </fieldset>
      <ThemeLook theme={field.value} shop={name} />
    </div>
  );
}

function ThemeLook({ theme, shop }: { theme: ThemeName; shop: string }) {
  return (
    <figure className={classes.look} data-theme={theme}>
      <figcaption>{t('shops.theme.look')}</figcaption>
      <div className={classes.phone} aria-hidden>
        <strong className={classes.shop}>{shop}</strong>
        <div className={classes.card}>
          <span className={classes.line}>
            {t('shops.theme.sample')}
            <em>{t('shops.theme.sample.state')}</em>
          </span>
          <small>{t('shops.theme.sample.text')}</small>
          <u>{t('shops.theme.sample.link')}</u>
        </div>
        <b className={classes.button}>{t('shops.theme.sample.act')}</b>
      </div>
    </figure>
  );
}
