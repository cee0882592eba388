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

/** Every process is told of a change and drops its copy. If that event is lost, the copy expires. */
const keptMs = 30_000;
/** No event announces a new host, so unknown hosts expire sooner. */
const unknownKeptMs = 5_000;

interface Kept {
  readonly shop: Promise<Shop | null>;
  until: number;
}

/** Host → shop, cached for some seconds. */
export class Tenants {
  readonly #database: Database;
  readonly #byHost = new Map<string, Kept>();
  readonly #namedPayee: string | undefined;
  #payee: { readonly id: Promise<string | undefined>; readonly until: number } | undefined;

  /** `namedPayee` is a host of the shop that the operator's own payment account serves. */
  constructor(database: Database, namedPayee?: string) {
    this.#database = database;
    this.#namedPayee = namedPayee === undefined ? undefined : bareHost(namedPayee);
  }

  async ofHost(host: string): Promise<Shop | null> {
    const key = bareHost(host);
    const now = Date.now();
    const known = this.#byHost.get(key);
    if (known && known.until > now) return known.shop;
    // Host names come from strangers, so unknown ones must not fill the map.
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

  /** For the operator, who names shops by their codes. */
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
    this.#payee = undefined;
  }

  /**
   * The shop that the operator's own payment account serves: the named one, else the one that was alone when accounts of
   * shops began.
   */
  async installationPayee(): Promise<string | undefined> {
    const now = Date.now();
    if (this.#payee && this.#payee.until > now) return this.#payee.id;
    const kept = { id: this.#readPayee(), until: now + unknownKeptMs };
    this.#payee = kept;
    try {
      return await kept.id;
    } catch (error) {
      this.#payee = undefined;
      throw error;
    }
  }

  async #readPayee(): Promise<string | undefined> {
    const named = this.#namedPayee;
    const [row] = await (named === undefined
      ? this.#database.control<{ id: string }>('select payee as id from installation_payee')
      : this.#database.control<{ id: string }>('select shop_id as id from shop_hosts where host = $1', [
          named,
        ]));
    return row?.id;
  }

  async #read(host: string): Promise<Shop | null> {
    const [row] = await this.#database.control<ShopRow>(
      `select ${shopColumns} from shops join shop_hosts on shop_hosts.shop_id = shops.id where shop_hosts.host = $1`,
      [host],
    );
    return row ? this.#whereItIs(row) : null;
  }

  /** Reads the shop's row from its own database; from here while it is moving. */
  async #whereItIs(row: ShopRow): Promise<Shop> {
    const installationPays = (await this.installationPayee()) === row.id;
    if (row.place === null || row.place.startsWith(onItsWay)) return shopOf(row, installationPays);
    const text = `select ${shopColumns} from shops where id = $1`;
    const [moved] = await this.#database.controlAt<ShopRow>(row.place, text, [row.id]);
    return shopOf(moved ?? row, installationPays);
  }
}

const shopColumns = `shops.id, code, name, icon_file_id, theme, currency, time_zone, default_lang, languages, lang_version,
  demo, settings, place`;

const bareHost = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

function shopOf(row: ShopRow, installationPays: boolean): Shop {
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
    installationPays,
    settings: settingsOf(row.settings, row.currency),
  };
}
