import type { EditedAnnouncement } from '@crossdock/contract/announcements/desk.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { instantOfWallClock, wallClockAt } from '@crossdock/domain/shops/wallClock.ts';

type Saved = Request<'saveAnnouncement'>;

/** The values of the form. Times are in the shop's time zone. */
export interface AnnouncementDraft extends Omit<Saved, 'id' | 'version' | 'endsAt'> {
  readonly publishClock: string;
  readonly endClock: string;
}

export const emptyAnnouncement: AnnouncementDraft = {
  type: 'service',
  texts: { tw: { title: '', html: '' } },
  pinned: false,
  top: false,
  readSeconds: 10,
  membersOnly: false,
  levels: [],
  countries: [],
  channelIds: [],
  tells: false,
  publishClock: '',
  endClock: '',
};

export function toAnnouncementDraft(one: EditedAnnouncement, timeZone: string): AnnouncementDraft {
  const { type, texts, pinned, top, readSeconds, membersOnly, levels, countries, channelIds, tells } = one;
  const clock = (at: string | null) => (at === null ? '' : wallClockAt(at, timeZone));
  return {
    ...{ type, texts, pinned, top, readSeconds, membersOnly, levels, countries, channelIds, tells },
    publishClock: clock(one.publishAt),
    endClock: clock(one.endsAt),
  };
}

/** The instant of a typed local time; null if it is empty or cannot be read. */
export const typedInstant = (clock: string, timeZone: string): string | null =>
  clock === '' ? null : (instantOfWallClock(clock, timeZone) ?? null);

export function toAnnouncementInput(
  { publishClock: _, endClock, ...content }: AnnouncementDraft,
  timeZone: string,
  edited: Pick<EditedAnnouncement, 'id' | 'version'> | null,
): Saved {
  const saved = { ...content, endsAt: typedInstant(endClock, timeZone) };
  return edited ? { ...saved, id: edited.id, version: edited.version } : saved;
}
