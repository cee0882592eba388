import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { ShopId } from './provenIds.ts';

/** The shop (tenant) in every actor. */
export interface Shop {
  readonly id: ShopId;
  readonly code: string;
  readonly name: string;
  readonly iconFileId: string | null;
  /** The uploaded picture beside links to the shop; without one it is drawn. */
  readonly cardFileId: string | null;
  readonly theme: Theme;
  readonly currency: string;
  readonly timeZone: string;
  readonly defaultLang: Lang;
  readonly languages: readonly Lang[];
  readonly langVersion: number;
  readonly demo: boolean;
  /** Since when members can register and order; null while it is being set up. */
  readonly openedAt: string | null;
  /** The operator's own payment account serves this shop, unless it has one of its own. */
  readonly installationPays: boolean;
  readonly settings: ShopSettings;
}
