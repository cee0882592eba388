import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** What a message says, in the reader's language. */
export interface NoticeText extends NoticeWords {
  /** Null: of several things. */
  readonly event: NoticeEvent | null;
  readonly link: string | null;
}
