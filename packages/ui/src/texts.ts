import { setupI18n } from '@lingui/core';

/** Compiled ICU messages by key, as `languagePacks` emits them. */
export type CompiledTexts = Parameters<ReturnType<typeof setupI18n>['load']>[1];
export type TextValues = Readonly<Record<string, string | number>>;

export interface Texts<K extends string> {
  /** The text of a key in the active language, with its ICU placeholders and plurals filled in. */
  t(this: void, key: K, values?: TextValues): string;
  /** `locale` is a BCP 47 tag for plurals and numbers, such as `zh-Hant-TW`. */
  activate(locale: string, built: CompiledTexts, own?: Readonly<Record<string, string>>): Promise<void>;
}

/** One app's texts. A change of language reloads the page, so nothing has to watch for it. */
export function createTexts<K extends string>(): Texts<K> {
  const i18n = setupI18n();
  return {
    t: (key, values) => i18n._(key, values),
    async activate(locale, built, own = {}) {
      i18n.loadAndActivate({ locale, messages: { ...built, ...(await compileOwn(own)) } });
    },
  };
}

/** Few shops write texts of their own: the compiler is fetched only for those that do. */
async function compileOwn(own: Readonly<Record<string, string>>): Promise<CompiledTexts> {
  if (Object.keys(own).length === 0) return {};
  const { compileMessage } = await import('@lingui/message-utils/compileMessage');
  return Object.fromEntries(Object.entries(own).map(([key, text]) => [key, compileMessage(text)]));
}
