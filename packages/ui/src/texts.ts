import { plainNumber, plainPlural } from '@crossdock/domain/plainNumber.ts';
import { memoized } from './memoized.ts';

/**
 * A compiled ICU message in Lingui's form: texts, and `[name]`, `[name, type]` or `[name, type, format]` for
 * placeholders.
 */
export type MessageToken = string | readonly [name: string, type?: string, format?: unknown];
export type CompiledTexts = Readonly<Record<string, readonly MessageToken[]>>;
export type TextValues = Readonly<Record<string, string | number>>;

/** The keys of `K` that have a second text, whose key ends in `.${End}`. */
export type KeyWith<K extends string, End extends string> = K &
  (K extends `${infer Start}.${End}` ? Start : never);

export interface Texts<K extends string> {
  /** The text of a key in the active language, with its ICU placeholders and plurals filled in. */
  t(this: void, key: K, values?: TextValues): string;
  /** The texts of `key` and `key.text`, for an empty list and the like. */
  titleAndText(this: void, key: KeyWith<K, 'text'>): { readonly title: string; readonly text: string };
  /** The texts of `key` and `key.hint`, for a field. */
  labelAndHint(this: void, key: KeyWith<K, 'hint'>): { readonly label: string; readonly description: string };
  /** Whether the packs have a text for this key, which was composed or came from the server. */
  isKey(this: void, key: string): key is K;
  /** `locale` is a BCP 47 tag for plurals and numbers, such as `zh-Hant-TW`. */
  activate(locale: string, built: CompiledTexts, own?: Readonly<Record<string, string>>): Promise<void>;
  /** Adds built-in texts of the active language; the shop's own texts take precedence. */
  add(built: CompiledTexts): void;
}

/** The texts of one app. A change of language reloads the page, so nothing needs to watch it. */
export function createTexts<K extends string>(): Texts<K> {
  let active = 'en';
  /**
   * Texts of earlier layers take precedence over those of later layers. The layers are not merged, because merging
   * would take longer than drawing the whole first screen.
   */
  let layers: readonly CompiledTexts[] = [];
  /** Texts that arrived with screens opened later. */
  let added: CompiledTexts = {};
  const find = (key: string) => layers.find((layer) => layer[key])?.[key];
  const t = (key: string, values: TextValues = {}) => fill(find(key) ?? [key], values, active);
  return {
    t,
    titleAndText: (key) => ({ title: t(key), text: t(`${key}.text`) }),
    labelAndHint: (key) => ({ label: t(key), description: t(`${key}.hint`) }),
    isKey: (key): key is K => layers.some((layer) => Object.hasOwn(layer, key)),
    async activate(locale, built, own = {}) {
      const compiled = await compileOwn(own);
      active = locale;
      layers = [compiled, built, added];
    },
    add(built) {
      added = { ...added, ...built };
      layers = [...layers.slice(0, 2), added];
    },
  };
}

type Choices = Readonly<Record<string, readonly MessageToken[]>> & { readonly offset?: number };

const choicesOf = (format: unknown): Choices => (isChoices(format) ? format : {});
const isChoices = (format: unknown): format is Choices => typeof format === 'object' && format !== null;

/** Fills placeholders; `count` is the value of `#` within a plural. */
function fill(tokens: readonly MessageToken[], values: TextValues, locale: string, count?: number): string {
  return tokens
    .map((token) => {
      if (token === '#' && count !== undefined) return formatNumber(count, locale);
      return typeof token === 'string' ? token : fillIn(token, values, locale);
    })
    .join('');
}

function fillIn(
  [name, type, format]: Exclude<MessageToken, string>,
  values: TextValues,
  locale: string,
): string {
  const value = values[name];
  if (value === undefined) return '';
  if (type === 'plural' || type === 'selectordinal') {
    const choices = choicesOf(format);
    const count = Number(value) - (choices.offset ?? 0);
    return fill(
      choices[String(value)] ?? choices[pluralOf(count, type, locale)] ?? choices.other ?? [],
      values,
      locale,
      count,
    );
  }
  if (type === 'select') {
    const choices = choicesOf(format);
    const chosen = Object.hasOwn(choices, String(value)) ? choices[String(value)] : choices.other;
    return fill(chosen ?? [], values, locale);
  }
  return type === 'number' ? formatNumber(Number(value), locale) : String(value);
}

const pluralRules = memoized(
  (locale: string, type: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }),
);
const numberFormat = memoized((locale: string) => new Intl.NumberFormat(locale));

function pluralOf(count: number, type: 'plural' | 'selectordinal', locale: string): Intl.LDMLPluralRule {
  if (type === 'selectordinal') return pluralRules(locale, 'ordinal').select(count);
  return plainPlural(count, locale) ?? pluralRules(locale, 'cardinal').select(count);
}

const formatNumber = (value: number, locale: string) =>
  (Number.isSafeInteger(value) ? plainNumber(String(value), locale) : null) ??
  numberFormat(locale).format(value);

/** The compiler is loaded only if one of the shop's texts has placeholders. */
async function compileOwn(own: Readonly<Record<string, string>>): Promise<CompiledTexts> {
  const texts = Object.entries(own);
  if (texts.every(([, text]) => isPlain(text)))
    return Object.fromEntries(texts.map(([key, text]) => [key, [text]]));
  const { compileMessage } = await import('@lingui/message-utils/compileMessage');
  return Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)]));
}

/** Whether a text contains no special characters of ICU messages. */
const isPlain = (text: string) => !/[{}'#]/.test(text);
