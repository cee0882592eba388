import type { Lang } from '../languages.ts';

/** A warehouse's name by language. A missing language uses the main name. */
export interface NamedWarehouse {
  readonly name: string;
  readonly names: Readonly<Partial<Record<Lang, string>>> | null;
}

/**
 * A warehouse's name in a language, or its plain name if it has none in that language.
 * @example warehouseNameIn('tw', { name: 'Shenzhen', names: { tw: '深圳' } }) // → '深圳'
 */
export function warehouseNameIn(lang: Lang, { name, names }: NamedWarehouse): string {
  return names?.[lang] || name;
}
