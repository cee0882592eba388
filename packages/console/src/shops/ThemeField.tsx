import { type ThemeName, themeNames } from '@crossdock/domain/shops/themes.ts';
import { Grid, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import type { SettingsInput } from './settingsForm.ts';
import classes from './ThemeField.module.css';

/** Chooses the theme by its colours; beside them a preview of the portal, before anything is saved. */
export function ThemeField({ control, name }: { control: Control<SettingsInput>; name: string }) {
  const { field } = useController({ control, name: 'theme' });
  const group = useId();
  return (
    <Split from="desktop" columns="minmax(0, 1fr) 320px" gap={[16, 24]}>
      <Grid as="fieldset" columns="repeat(auto-fill, minmax(140px, 1fr))" gap={8} alignContent="start">
        <Legend size={14}>{t('shops.theme')}</Legend>
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
      </Grid>
      <ThemeLook theme={field.value} shop={name} />
    </Split>
  );
}

function ThemeLook({ theme, shop }: { theme: ThemeName; shop: string }) {
  return (
    <figure className={classes.look} data-theme={theme}>
      <figcaption>{t('shops.theme.look')}</figcaption>
      <Stack gap={12} pad={16} maxWidth={320} fill="bg" edge round="card" tone="text" size={14} aria-hidden>
        <Text as="strong" size={18}>
          {shop}
        </Text>
        <div className={classes.card}>
          <span className={classes.line}>
            {t('shops.theme.sample')}
            <em>{t('shops.theme.sample.state')}</em>
          </span>
          <Text as="small" tone="muted">
            {t('shops.theme.sample.text')}
          </Text>
          <u>{t('shops.theme.sample.link')}</u>
        </div>
        <Text as="b" pad={10} fill="accent" round="control" tone="on-accent" strong textAlign="center">
          {t('shops.theme.sample.act')}
        </Text>
      </Stack>
    </figure>
  );
}
