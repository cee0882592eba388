import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';
import { asShopId, type ShopId } from './authenticatedIds.ts';
import type { Database } from './db.ts';
import type { Realtime } from './realtime.ts';
import { movingPrefix } from './shardMap.ts';
import type { Shop } from './shop.ts';

interface ShopRow {
  id: string;
  code: string;
  name: string;
  iconFileId: string | null;
  cardFileId: string | null;
  theme: Theme;
  currency: string;
  timeZone: string;
  defaultLang: Lang;
  languages: Lang[];
  langVersion: number;
  demo: boolean;
  openedAt: string | null;
  installationPays: boolean;
  settings: Partial<ShopSettings>;
  place: string | null;
}

/**
 * How long a shop is cached. Every process receives an event of a change and drops its copy; if that event is
 * lost, the copy expires.
 */
const keptMs = 30_000;
/** No event announces a new host, so the answer that a host is unknown is cached for a shorter time. */
const unknownKeptMs = 5_000;

interface Kept {
  readonly shop: Promise<Shop | null>;
  until: number;
}

/** Host → shop, cached for some seconds. */
export class Tenants {
  readonly #database: Database;
  readonly #byHost = new Map<string, Kept>();
  readonly #namedPayee: string | null;

  /** `namedPayee` is a host of the shop that the operator's own payment account serves, if the operator named one. */
  constructor(database: Database, namedPayee?: string) {
    this.#database = database;
    this.#namedPayee = namedPayee === undefined ? null : bareHost(namedPayee);
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
    const [row] = await this.#database.control<ShopRow>(`select ${shopColumns} from shops where id = $2`, [
      this.#namedPayee,
      shopId,
    ]);
    if (row === undefined) throw new Error(`no shop ${shopId}`);
    return this.#whereItIs(row);
  }

  /** Finds a shop by its code, for the operator. */
  async ofCode(code: string): Promise<Shop> {
    const [row] = await this.#database.control<ShopRow>(`select ${shopColumns} from shops where code = $2`, [
      this.#namedPayee,
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

  /**
   * Drops the cached shops when one changes. After a commit of this process it drops them before the caller is
   * answered, so that saved settings hold for the caller's next call. After a commit of another process it drops them
   * once the event arrives.
   */
  dropWhenChanged(realtime: Realtime): void {
    const forget = () => this.forget();
    this.#database.onShopChange(forget);
    realtime.onGap(forget);
    realtime.onAnyRealtimeEvent(({ topic }) => {
      if (topic === 'shop') forget();
    });
  }

  /** The shop that the operator's own payment account serves. */
  async installationPayee(): Promise<string | undefined> {
    const [row] = await this.#database.control<{ id: string }>(`select id from shops where ${isPayee}`, [
      this.#namedPayee,
    ]);
    return row?.id;
  }

  async #read(host: string): Promise<Shop | null> {
    const [row] = await this.#database.control<ShopRow>(
      `select ${shopColumns} from shops join shop_hosts on shop_hosts.shop_id = shops.id where shop_hosts.host = $2`,
      [this.#namedPayee, host],
    );
    return row ? this.#whereItIs(row) : null;
  }

  /** Reads the shop's row from its own database, or from the installation's while the shop is moving. */
  async #whereItIs(row: ShopRow): Promise<Shop> {
    const { installationPays } = row;
    if (row.place === null || row.place.startsWith(movingPrefix)) return shopOf(row, installationPays);
    const text = `select ${shopColumns} from shops where id = $2`;
    const [moved] = await this.#database.controlAt<ShopRow>(row.place, text, [this.#namedPayee, row.id]);
    return shopOf(moved ?? row, installationPays);
  }
}

/**
 * The SQL condition for the shop that the operator's own payment account serves: the shop of the named host ($1) or,
 * if no host is named, the shop in `installation_payee`, which was the only shop when shops got payment accounts of
 * their own. Only the installation's own database contains that table.
 */
const isPayee = `case when $1::text is null then shops.id is not distinct from (select payee from installation_payee)
  else exists (select 1 from shop_hosts as named where named.shop_id = shops.id and named.host = $1) end`;

const shopColumns = `shops.id, code, name, icon_file_id, card_file_id, theme, currency, time_zone, default_lang, languages, lang_version,
  demo, opened_at, settings, place, ${isPayee} as installation_pays`;

const bareHost = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

function shopOf(row: ShopRow, installationPays: boolean): Shop {
  return {
    id: asShopId(row.id),
    code: row.code,
    name: row.name,
    iconFileId: row.iconFileId,
    cardFileId: row.cardFileId,
    theme: row.theme,
    currency: row.currency,
    timeZone: row.timeZone,
    defaultLang: row.defaultLang,
    languages: row.languages,
    langVersion: row.langVersion,
    demo: row.demo,
    openedAt: row.openedAt,
    installationPays,
    settings: settingsOf(row.settings, row.currency),
  };
}
