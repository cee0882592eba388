import type { Lang } from '../languages.ts';

/** A warehouse's name by language. A language that the shop left out has the one name. */
export interface NamedWarehouse {
  readonly name: string;
  readonly names: Readonly<Partial<Record<Lang, string>>> | null;
}

export function warehouseNameIn(lang: Lang, { name, names }: NamedWarehouse): string {
  return names?.[lang] || name;
}
