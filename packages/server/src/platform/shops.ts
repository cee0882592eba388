import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';
import type { Database } from './db.ts';
import { asShopId } from './provenIds.ts';
import type { Shop } from './shop.ts';

interface ShopRow {
  id: string;
  code: string;
  name: string;
  icon_file_id: string | null;
  theme: Theme;
  currency: string;
  time_zone: string;
  default_lang: Lang;
  languages: Lang[];
  lang_version: number;
  demo: boolean;
  settings: Partial<ShopSettings>;
}

/**
 * Host → shop, kept for a few seconds. A change of a shop's settings is announced to every process, which then forgets
 * (`forget`); should the announcement be lost, the entry ages out.
 */
export class Tenants {
  readonly #database: Database;
  readonly #byHost = new Map<string, { shop: Shop | null; until: number }>();

  constructor(database: Database) {
    this.#database = database;
  }

  async ofHost(host: string): Promise<Shop | null> {
    const key = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    const now = Date.now();
    const known = this.#byHost.get(key);
    if (known && known.until > now) return known.shop;
    const [row] = await this.#database.control<ShopRow>(
      `select ${shopColumns} from shops join shop_hosts on shop_hosts.shop_id = shops.id where shop_hosts.host = $1`,
      [key],
    );
    const shop = row ? shopOf(row) : null;
    // Unknown hosts are attacker-chosen: the map must not grow with them.
    if (this.#byHost.size > 10_000) this.#byHost.clear();
    this.#byHost.set(key, { shop, until: now + 5_000 });
    return shop;
  }

  async all(): Promise<Shop[]> {
    return (await this.#database.control<ShopRow>(`select ${shopColumns} from shops order by code`)).map(
      shopOf,
    );
  }

  forget(): void {
    this.#byHost.clear();
  }
}

const shopColumns = `shops.id, code, name, icon_file_id, theme, currency, time_zone, default_lang, languages, lang_version,
  demo, settings`;

function shopOf(row: ShopRow): Shop {
  return {
    id: asShopId(row.id),
    code: row.code,
    name: row.name,
    iconFileId: row.icon_file_id,
    theme: row.theme,
    currency: row.currency,
    timeZone: row.time_zone,
    defaultLang: row.default_lang,
    languages: row.languages,
    langVersion: row.lang_version,
    demo: row.demo,
    settings: settingsOf(row.settings, row.currency),
  };
}
