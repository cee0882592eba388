import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';

export interface Words {
  readonly title: string;
  readonly text: string;
}

/** A message's words in the reader's language. */
export interface Said extends Words {
  /** Null for a summary of several events. */
  readonly event: NoticeEvent | null;
  readonly link: string | null;
}
