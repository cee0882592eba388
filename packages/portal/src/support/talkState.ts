import type { TalkMessage } from '@crossdock/contract/support/shapes.ts';

/** A message that the server has not confirmed yet. It keeps its id afterwards. */
export interface UnsentMessage {
  readonly id: string;
  readonly text: string;
  readonly with: MessageAttachment;
  readonly at: string;
  /** The reason of a refusal. Null while the message is being sent. */
  readonly failure: string | null;
  /** No answer came, so the message is sent again automatically when the connection is back. */
  readonly undecided: boolean;
}

export type TalkCard = NonNullable<TalkMessage['card']>;

export interface MessageAttachment {
  readonly picture?: { readonly fileId: string; readonly previewUrl: string };
  readonly card?: TalkCard;
}

export interface TalkState {
  /** Null until the server has identified the customer. */
  readonly customer: { readonly pass: string; readonly member: boolean; readonly name: string } | null;
  readonly messages: readonly TalkMessage[];
  readonly unsent: readonly UnsentMessage[];
  readonly more: boolean;
  readonly seenSeq: number;
  readonly typing: boolean;
  readonly open: boolean;
  /** The connection is broken and will be restored automatically. */
  readonly cut: boolean;
  /** The chat could not be opened because there is no network. New messages are stored on the device. */
  readonly away: boolean;
  /** The reason why the chat could not be opened. */
  readonly failure: string | null;
}

/** The storage of a guest's pass until the login. */
export interface PassStorage {
  get(): string | null;
  set(pass: string): void;
  remove(): void;
}

/** Stores on the device the messages to which no answer came. */
export interface UnsentMessageStore {
  /** Whether the device can store messages of the logged-in member. */
  ready(): Promise<boolean>;
  /** Whether earlier messages are still stored on the device. A new message must not be sent before them. */
  waits(): boolean;
  /** Stores the message. Returns false if that is impossible. */
  keep(message: Pick<UnsentMessage, 'id' | 'text'>, tried: boolean): Promise<boolean>;
}

export const noMessageStore: UnsentMessageStore = {
  ready: async () => false,
  waits: () => false,
  keep: async () => false,
};

/** The state before anything is known. */
export const emptyTalk: TalkState = {
  customer: null,
  messages: [],
  unsent: [],
  more: false,
  seenSeq: 0,
  typing: false,
  open: true,
  cut: false,
  away: false,
  failure: null,
};
