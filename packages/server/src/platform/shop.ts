import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { ShopId } from './authenticatedIds.ts';

/** The shop (tenant) that every actor belongs to. */
export interface Shop {
  readonly id: ShopId;
  readonly code: string;
  readonly name: string;
  readonly iconFileId: string | null;
  /** The uploaded picture that is shown with links to the shop. If it is null, the server draws a picture. */
  readonly cardFileId: string | null;
  readonly theme: Theme;
  readonly currency: string;
  readonly timeZone: string;
  readonly defaultLang: Lang;
  readonly languages: readonly Lang[];
  readonly langVersion: number;
  readonly demo: boolean;
  /** When the shop opened to registrations and orders; null while it is being set up. */
  readonly openedAt: string | null;
  /** Whether the operator's own payment account serves this shop; an account of the shop takes precedence. */
  readonly installationPays: boolean;
  readonly settings: ShopSettings;
}
