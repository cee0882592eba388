import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** A message's text in the reader's language. */
export interface NoticeText extends NoticeWords {
  /** The event; null for a summary of several events. */
  readonly event: NoticeEvent | null;
  readonly link: string | null;
}
