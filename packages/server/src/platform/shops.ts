import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';
import type { Database } from './db.ts';
import { asShopId, type ShopId } from './provenIds.ts';
import { onItsWay } from './shardMap.ts';
import type { Shop } from './shop.ts';

interface ShopRow {
  id: string;
  code: string;
  name: string;
  iconFileId: string | null;
  theme: Theme;
  currency: string;
  timeZone: string;
  defaultLang: Lang;
  languages: Lang[];
  langVersion: number;
  demo: boolean;
  settings: Partial<ShopSettings>;
  place: string | null;
}

/** A change is announced to every process, which then forgets; should an announcement be lost, the entry ages out. */
const keptMs = 30_000;
/** A host that is added is announced by nobody. */
const unknownKeptMs = 5_000;

interface Kept {
  readonly shop: Promise<Shop | null>;
  until: number;
}

/** Host → shop, kept for some seconds. */
export class Tenants {
  readonly #database: Database;
  readonly #byHost = new Map<string, Kept>();

  constructor(database: Database) {
    this.#database = database;
  }

  async ofHost(host: string): Promise<Shop | null> {
    const key = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    const now = Date.now();
    const known = this.#byHost.get(key);
    if (known && known.until > now) return known.shop;
    // Host names come from strangers: the map must not grow with unknown ones.
    if (this.#byHost.size > 10_000) this.#byHost.clear();
    const kept: Kept = { shop: this.#read(key), until: now + keptMs };
    this.#byHost.set(key, kept);
    try {
      const shop = await kept.shop;
      if (shop === null) kept.until = now + unknownKeptMs;
      return shop;
    } catch (error) {
      kept.until = 0;
      throw error;
    }
  }

  async ofId(shopId: string): Promise<Shop> {
    const [row] = await this.#database.control<ShopRow>(`select ${shopColumns} from shops where id = $1`, [
      shopId,
    ]);
    if (row === undefined) throw new Error(`no shop ${shopId}`);
    return this.#whereItIs(row);
  }

  /** For the operator, who knows shops by their codes. */
  async ofCode(code: string): Promise<Shop> {
    const [row] = await this.#database.control<ShopRow>(`select ${shopColumns} from shops where code = $1`, [
      code,
    ]);
    if (row === undefined) throw new Error(`There is no shop with the code ${code}.`);
    return this.#whereItIs(row);
  }

  async ids(): Promise<ShopId[]> {
    const rows = await this.#database.control<{ id: string }>('select id from shops order by code');
    return rows.map(({ id }) => asShopId(id));
  }

  forget(): void {
    this.#byHost.clear();
  }

  async #read(host: string): Promise<Shop | null> {
    const [row] = await this.#database.control<ShopRow>(
      `select ${shopColumns} from shops join shop_hosts on shop_hosts.shop_id = shops.id where shop_hosts.host = $1`,
      [host],
    );
    return row ? this.#whereItIs(row) : null;
  }

  /** What a shop says of itself stands where its rows are; here, while they are on their way. */
  async #whereItIs(row: ShopRow): Promise<Shop> {
    if (row.place === null || row.place.startsWith(onItsWay)) return shopOf(row);
    const text = `select ${shopColumns} from shops where id = $1`;
    const [moved] = await this.#database.controlAt<ShopRow>(row.place, text, [row.id]);
    return shopOf(moved ?? row);
  }
}

const shopColumns = `shops.id, code, name, icon_file_id, theme, currency, time_zone, default_lang, languages, lang_version,
  demo, settings, place`;

function shopOf(row: ShopRow): Shop {
  return {
    id: asShopId(row.id),
    code: row.code,
    name: row.name,
    iconFileId: row.iconFileId,
    theme: row.theme,
    currency: row.currency,
    timeZone: row.timeZone,
    defaultLang: row.defaultLang,
    languages: row.languages,
    langVersion: row.langVersion,
    demo: row.demo,
    settings: settingsOf(row.settings, row.currency),
  };
}
