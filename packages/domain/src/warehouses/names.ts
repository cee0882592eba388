/** A warehouse's name by language. A language that the shop left out has the one name. */
export interface NamedWarehouse {
  readonly name: string;
  readonly names: unknown;
}

export function warehouseNameIn(lang: 'zh' | 'tw' | 'en', { name, names }: NamedWarehouse): string {
  const written = typeof names === 'object' && names !== null ? (names as Record<string, unknown>)[lang] : '';
  return typeof written === 'string' && written !== '' ? written : name;
}
