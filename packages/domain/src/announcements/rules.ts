/** What announcements are about. */
export const announcementTypes = ['service', 'shipping', 'fees', 'customs', 'holiday', 'offer'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

export const announcementStates = ['draft', 'planned', 'live', 'ended'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const readSecondsMax = 120;
/** Who sent something by a lane within so many days is concerned by what is said of it. */
export const laneDays = 180;

interface Period {
  /** Given out by staff; from then on its times decide. */
  readonly released: boolean;
  readonly publishAt: string | null;
  readonly endsAt: string | null;
}

/** Nothing has to happen for an announcement to begin or end: its times say what it is now. */
export function announcementState({ released, publishAt, endsAt }: Period, now: string): AnnouncementState {
  if (!released || publishAt === null) return 'draft';
  const at = Date.parse(now);
  if (endsAt !== null && Date.parse(endsAt) <= at) return 'ended';
  return Date.parse(publishAt) > at ? 'planned' : 'live';
}

/** What staff may do with it. Whatever members could read is ended, not made a draft again. */
const eventsOf = {
  draft: ['release', 'remove'],
  planned: ['release', 'withdraw', 'remove'],
  live: ['end', 'remove'],
  ended: ['release', 'remove'],
} as const satisfies Record<AnnouncementState, readonly string[]>;
export type AnnouncementEvent = (typeof eventsOf)[AnnouncementState][number];

export function mayAnnouncement(state: AnnouncementState, event: AnnouncementEvent): boolean {
  const events: readonly AnnouncementEvent[] = eventsOf[state];
  return events.includes(event);
}

/** Whether it ends after it begins, and has not ended yet. */
export function isOpenPeriod(publishAt: string, endsAt: string | null, now: string): boolean {
  return endsAt === null || (endsAt > publishAt && endsAt > now);
}

/** The whole seconds that must still be read before it can be acknowledged; by the server's clock alone. */
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

/** What nobody is left out of is read by visitors too. */
export const isPublic = ({ membersOnly, levels, countries, channelIds }: Audience): boolean =>
  !membersOnly && levels.length + countries.length + channelIds.length === 0;
