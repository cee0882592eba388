/** The topics of announcements. */
export const announcementTypes = ['service', 'shipping', 'fees', 'customs', 'holiday', 'offer'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

export const announcementStates = ['draft', 'planned', 'live', 'ended'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const readSecondsMax = 120;
/** A member who shipped by a lane within this many days belongs to the audience of an announcement about it. */
export const recentLaneUseDays = 180;

interface Period {
  /** Whether staff have released the announcement. Its times then decide whether it is shown. */
  readonly released: boolean;
  readonly publishAt: string | null;
  readonly endsAt: string | null;
}

/**
 * The state of an announcement at the instant `now` (ISO 8601 UTC). It is computed from the times, so nothing has to
 * run for it to begin or end: it is live from `publishAt` on, and ended from `endsAt` on. Never looks at the clock.
 * @example announcementState({ released: true, publishAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-08T00:00:00Z' },
 * '2026-11-08T00:00:00Z') // → 'ended'
 * @example announcementState({ released: false, publishAt: '2026-11-01T00:00:00Z', endsAt: null },
 * '2026-11-02T00:00:00Z') // → 'draft'
 */
export function announcementState({ released, publishAt, endsAt }: Period, now: string): AnnouncementState {
  if (!released || publishAt === null) return 'draft';
  const at = Date.parse(now);
  if (endsAt !== null && Date.parse(endsAt) <= at) return 'ended';
  return Date.parse(publishAt) > at ? 'planned' : 'live';
}

/**
 * The events that staff may cause in each state. An announcement that members have been able to read can be ended,
 * and released again later; it never becomes a draft again.
 */
const eventsOf = {
  draft: ['release', 'remove'],
  planned: ['release', 'withdraw', 'remove'],
  live: ['end', 'remove'],
  ended: ['release', 'remove'],
} as const satisfies Record<AnnouncementState, readonly string[]>;
export type AnnouncementEvent = (typeof eventsOf)[AnnouncementState][number];

/**
 * Whether an event is allowed for an announcement in this state. Never checks who causes the event.
 * @example isAnnouncementEventAllowed('planned', 'withdraw') // → true
 * @example isAnnouncementEventAllowed('live', 'withdraw') // → false
 */
export function isAnnouncementEventAllowed(state: AnnouncementState, event: AnnouncementEvent): boolean {
  const events: readonly AnnouncementEvent[] = eventsOf[state];
  return events.includes(event);
}

/**
 * Whether an announcement's period is valid: its end is after its beginning and not in the past.
 * @example isValidPeriod('2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z', '2026-10-01T00:00:00Z') // → false
 */
export function isValidPeriod(publishAt: string, endsAt: string | null, now: string): boolean {
  return endsAt === null || (endsAt > publishAt && endsAt > now);
}

/**
 * The whole seconds that a member must still read before they can acknowledge an announcement. Only the server's
 * clock counts.
 * @example secondsToRead(10, '2026-11-01T08:00:00Z', '2026-11-01T08:00:04Z') // → 6
 */
export function secondsToRead(readSeconds: number, openedAt: string, now: string): number {
  const readMs = Math.max(0, Date.parse(now) - Date.parse(openedAt));
  return Math.max(0, Math.ceil(readSeconds - readMs / 1_000));
}

interface Audience {
  readonly membersOnly: boolean;
  readonly levels: readonly number[];
  readonly countries: readonly string[];
  readonly channelIds: readonly string[];
}

/**
 * Whether an announcement is for everyone, and so is also shown to visitors.
 * @example isPublic({ membersOnly: false, levels: [], countries: [], channelIds: [] }) // → true
 */
export const isPublic = ({ membersOnly, levels, countries, channelIds }: Audience): boolean =>
  !membersOnly && levels.length + countries.length + channelIds.length === 0;
