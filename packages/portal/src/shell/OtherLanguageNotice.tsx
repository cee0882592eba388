import type { Lang } from '@crossdock/contract/wire/values.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { t } from './i18n.ts';

/** Says that a text of the shop is not available in the reader's language, and in which language it is shown. */
export function OtherLanguageNotice({
  text,
}: {
  text: { readonly lang: Lang; readonly isOtherLanguage: boolean };
}) {
  if (!text.isOtherLanguage) return null;
  return (
    <Banner
      tone="info"
      title={t('announcements.otherLanguage', { lang: t(`announcements.lang.${text.lang}`) })}
    />
  );
}
