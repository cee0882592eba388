import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { AssistantScope } from '@crossdock/domain/assistants/scopes.ts';
import type { ApiKeyPermission, Role } from '@crossdock/domain/staff/roles.ts';
import type { MemberId, StaffId } from './authenticatedIds.ts';
import type { Shop } from './shop.ts';

export {
  asMemberId,
  asShopId,
  asStaffId,
  type MemberId,
  type ShopId,
  type StaffId,
} from './authenticatedIds.ts';

interface AnyActor {
  readonly shop: Shop;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  /** The random id that this browser keeps in a cookie; empty if the call needed none. */
  readonly device: string;
  readonly requestId: string;
  /** `https://host` as the caller wrote it. The host is one of the shop's own. */
  readonly origin: string;
}

export interface Guest extends AnyActor {
  readonly kind: 'guest';
}

export interface Member extends AnyActor {
  readonly kind: 'member';
  readonly memberId: MemberId;
  readonly sessionId: string;
  /** The staff member who acts as this member; null if nobody does. */
  readonly actingStaffId: StaffId | null;
  /** When the session's holder last proved their identity. */
  readonly provenAt: string;
  /** The assistant that calls in the member's name. It may do what the member has allowed. */
  readonly assistant?: {
    readonly id: string;
    readonly scopes: readonly AssistantScope[];
    /** The address that its token was issued for. */
    readonly resource: string;
  };
}

/** How many calls a key may make per minute, how many are left, and when the minute ends. */
export interface KeyRateLimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly seconds: number;
}

export interface Staff extends AnyActor {
  readonly kind: 'staff';
  readonly staffId: StaffId;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  readonly provenAt: string;
  /** Whether somebody else set the password, so that the session can only set a new one. */
  readonly passwordDue: boolean;
  readonly secondFactor: boolean;
  /**
   * The key of a program that works in the clerk's name. It may do what it was granted and the clerk may
   * still do.
   */
  readonly key?: {
    readonly id: string;
    readonly permissions: readonly ApiKeyPermission[];
    /** The state of its rate limit; undefined when the same request is checked a second time, which is not counted. */
    readonly rate: KeyRateLimitState | undefined;
  };
}

/** A payment or message provider, or a job. It is not a person; the handler verifies it in other ways. */
export interface System extends AnyActor {
  readonly kind: 'system';
}

export type Actor = Guest | Member | Staff | System;

/** The actor of background work and of provider events. */
export function systemActor(shop: Shop, requestId: string): System {
  const lang = shop.defaultLang;
  return { kind: 'system', shop, lang, ip: '', userAgent: '', device: '', requestId, origin: '' };
}

/**
 * The id of the party to which an `Idempotency-Key` and a place in a queue belong. A program has its own, no matter
 * who created its key or connected it. Guests share the shop's id; their keys are random.
 */
export function actorId(actor: Actor): string {
  if (actor.kind === 'member') return actor.assistant?.id ?? actor.memberId;
  return actor.kind === 'staff' ? (actor.key?.id ?? actor.staffId) : actor.shop.id;
}
