import type { Client } from '@crossdock/contract/client.ts';
import type { TalkMessage } from '@crossdock/contract/support/shapes.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { CallFailure, noAnswerCode } from '@crossdock/contract/wire/callFailure.ts';
import { isRetryable } from '@crossdock/contract/wire/retryable.ts';
import { typingMs } from '@crossdock/domain/support/talks.ts';
import { type ChatCustomer, customerFromUrl, fetchCustomer } from '../shell/chatCustomer.ts';
import {
  emptyTalk,
  type MessageAttachment,
  noMessageStore,
  type PassStorage,
  type TalkCard,
  type TalkState,
  type UnsentMessage,
  type UnsentMessageStore,
} from './talkState.ts';

/**
 * The customer's side of a chat. A message gets its id here and is sent until the server confirms it; a second
 * sending with the same id creates no second message. Incoming messages are read from the last known message number
 * on, so a broken connection loses and duplicates nothing.
 */
export class TalkClient {
  readonly #client: Client;
  readonly #kept: PassStorage;
  readonly #search: string;
  readonly #keeper: UnsentMessageStore;
  readonly #listeners = new Set<() => void>();
  #state: TalkState = emptyTalk;
  /**
   * All messages up to this message number were read from the server. A message sent from here may have a higher
   * number than one that is still unread.
   */
  #readTo: number | undefined;
  #reading: Promise<void> | undefined;
  #again = false;
  #sending = false;
  /** The failure because of which the server has not identified the customer. */
  #without: CallFailure | undefined;
  #typedAt = 0;
  #stopTyping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    client: Client,
    kept: PassStorage,
    search: string,
    keeper: UnsentMessageStore = noMessageStore,
  ) {
    this.#client = client;
    this.#kept = kept;
    this.#search = search;
    this.#keeper = keeper;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): TalkState => this.#state;

  /** Identifies the customer to the server, and reads the messages. */
  async enter(): Promise<void> {
    try {
      const given = customerFromUrl(this.#search);
      const first = given === null ? null : await this.#client.attempt('getCustomer', this.#as(given));
      // If a stored pass has expired, a new one is requested.
      const customer = first?.ok
        ? first.data
        : await this.#client.call('getCustomer', this.#as(await fetchCustomer(this.#client)));
      if (customer.member) this.#kept.remove();
      else this.#kept.set(customer.pass);
      this.#set({ customer, failure: null, away: false });
      await this.sync();
      await this.#send();
    } catch (failure) {
      const isAway = await this.#isAway(failure);
      this.#set(isAway ? { failure: null, away: true } : { failure: messageOf(failure), away: false });
      this.#without = failure instanceof CallFailure ? failure : undefined;
      await this.#send();
    }
  }

  async #isAway(failure: unknown): Promise<boolean> {
    return failure instanceof CallFailure && failure.code === noAnswerCode && (await this.#keeper.ready());
  }

  /** Reads the new messages. If it is called while reading, it reads once more. */
  sync(): Promise<void> {
    this.#again = this.#reading !== undefined;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
      if (this.#again) void this.sync();
    });
    return this.#reading;
  }

  /** After a broken connection: sends unconfirmed messages again and reads the missed ones. */
  async resume(): Promise<void> {
    this.#sendAgain(({ undecided }) => undecided);
    if (this.#state.customer === null) return this.enter();
    await this.#send();
    await this.sync();
  }

  async earlier(): Promise<void> {
    const before = this.#state.messages[0]?.seq;
    const pass = this.#state.customer?.pass;
    if (before === undefined || pass === undefined) return;
    const { messages, more } = await this.#client.call('readTalk', { pass, before });
    this.#merge(messages);
    this.#set({ more });
  }

  /** The connection broke; the messages may be outdated until they are read again. */
  lost(): void {
    this.#set({ cut: true });
  }

  say(text: string, attached: MessageAttachment = {}): void {
    const one = {
      id: crypto.randomUUID(),
      text: text.trim(),
      with: attached,
      at: new Date().toISOString(),
      failure: null,
      undecided: false,
    };
    this.#set({ unsent: [...this.#state.unsent, one] });
    void this.#send();
  }

  retry(): void {
    this.#sendAgain(() => true);
    void this.#send();
  }

  /** Discards messages that the server refuses. */
  discard(): void {
    this.#set({ unsent: this.#state.unsent.filter(({ failure }) => failure === null) });
  }

  #sendAgain(which: (one: UnsentMessage) => boolean): void {
    const unsent = this.#state.unsent.map((one) => (which(one) ? { ...one, failure: null } : one));
    this.#set({ unsent });
  }

  /** Tells the shop that the customer is typing, at intervals and not for every key. */
  typed(nowMs = Date.now()): void {
    const pass = this.#state.customer?.pass;
    if (pass === undefined || this.#state.messages.length === 0 || nowMs - this.#typedAt < typingMs / 2)
      return;
    this.#typedAt = nowMs;
    void this.#client.attempt('typeInTalk', { pass });
  }

  /** Marks the visible messages as seen. */
  async see(): Promise<void> {
    const { customer, messages } = this.#state;
    const last = messages.at(-1);
    if (customer && last && last.author !== 'customer')
      await this.#client.attempt('seeTalk', { pass: customer.pass, seq: last.seq });
  }

  #as(who: ChatCustomer): ChatCustomer {
    return { ...who, guest: this.#kept.get() ?? '' };
  }

  async #read(): Promise<void> {
    for (let goOn = true; goOn; ) {
      const pass = this.#state.customer?.pass;
      if (pass === undefined) return;
      const after = this.#readTo;
      const read = await this.#client.attempt('readTalk', {
        pass,
        ...(after === undefined ? {} : { after }),
      });
      if (!read.ok) return this.#lost(read.failure);
      const { messages, more, seenSeq, typing, open } = read.data;
      this.#readTo = messages.at(-1)?.seq ?? after ?? 0;
      this.#merge(messages);
      this.#set({ seenSeq, typing, open, cut: false, ...(after === undefined ? { more } : {}) });
      this.#typingEnds();
      goOn = after !== undefined && more;
    }
  }

  /**
   * Reacts to a failed request. If the connection is broken, that is shown until it is restored automatically. If the
   * pass has expired, a new one is requested.
   */
  async #lost(failure: CallFailure): Promise<void> {
    if (isRetryable(failure)) this.lost();
    if (failure.error !== 'support.passEnded') return;
    this.#kept.remove();
    this.#readTo = undefined;
    this.#set({ customer: null, messages: [] });
    queueMicrotask(() => void this.enter());
  }

  #typingEnds(): void {
    clearTimeout(this.#stopTyping);
    if (this.#state.typing) this.#stopTyping = setTimeout(() => this.#set({ typing: false }), typingMs);
  }

  /** Sends the messages one after the other, in order. */
  async #send(): Promise<void> {
    const { customer, away } = this.#state;
    if (this.#sending || (customer === null && !away)) return;
    this.#sending = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const isKept = (customer === null || this.#keeper.waits()) && (await this.#keep(next, false));
      if (isKept) continue;
      if (customer === null) this.#notSent(next, this.#without);
      else await this.#sendNow(customer.pass, next);
    }
    this.#sending = false;
  }

  async #sendNow(pass: string, one: UnsentMessage): Promise<void> {
    const { id, text } = one;
    const sent = await this.#client.attempt('say', { pass, id, text, ...named(one.with) });
    if (sent.ok) {
      this.#merge([sent.data]);
      this.#drop(id);
    } else if (sent.failure.code !== noAnswerCode || !(await this.#keep(one, true)))
      this.#notSent(one, sent.failure);
  }

  /** Only text is stored on the device. A picture or card is sent when this page has a network. */
  async #keep(one: UnsentMessage, tried: boolean): Promise<boolean> {
    if (one.with.card || one.with.picture) return false;
    const isKept = await this.#keeper.keep({ id: one.id, text: one.text }, tried);
    if (isKept) this.#drop(one.id);
    return isKept;
  }

  #drop(id: string): void {
    this.#set({ unsent: this.#state.unsent.filter((one) => one.id !== id) });
  }

  #notSent({ id }: UnsentMessage, why: CallFailure | undefined): void {
    const told = { failure: why?.message ?? '', undecided: why?.undecided ?? true };
    this.#set({ unsent: this.#state.unsent.map((one) => (one.id === id ? { ...one, ...told } : one)) });
  }

  #next(): UnsentMessage | undefined {
    return this.#state.unsent.find(({ failure }) => failure === null);
  }

  #merge(messages: readonly TalkMessage[]): void {
    if (messages.length === 0) return;
    const known = new Map([...this.#state.messages, ...messages].map((one) => [one.seq, one]));
    this.#set({ messages: [...known.values()].sort((a, b) => a.seq - b.seq) });
  }

  #set(part: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function named({
  picture,
  card,
}: MessageAttachment): Pick<Request<'say'>, 'fileId' | `${TalkCard['kind']}Id`> {
  if (card) return { [`${card.kind}Id`]: card.id };
  return picture ? { fileId: picture.fileId } : {};
}

function messageOf(failure: unknown): string {
  if (failure instanceof CallFailure) return failure.message;
  throw failure;
}
