import type { Client } from '@crossdock/contract/client.ts';
import type { TalkMessage } from '@crossdock/contract/support/shapes.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { isPassing } from '@crossdock/contract/wire/passing.ts';
import { typingMs } from '@crossdock/domain/support/talks.ts';

/** What somebody wrote and the server has not confirmed; its id is that of the message. */
export interface Unsent {
  readonly id: string;
  readonly text: string;
  readonly with: Attached;
  readonly at: string;
  /** Why it was not taken; null: on its way. */
  readonly failure: string | null;
  /** No answer came: it goes again by itself once the line stands. */
  readonly undecided: boolean;
}

export type Card = NonNullable<TalkMessage['card']>;

/** What goes with the words. */
export interface Attached {
  readonly picture?: { readonly fileId: string; readonly previewUrl: string };
  readonly card?: Card;
}

export interface TalkState {
  /** Null until the server has said who speaks. */
  readonly customer: { readonly pass: string; readonly member: boolean; readonly name: string } | null;
  readonly messages: readonly TalkMessage[];
  readonly unsent: readonly Unsent[];
  readonly more: boolean;
  readonly seenSeq: number;
  readonly typing: boolean;
  readonly open: boolean;
  /** The line is broken, and comes back by itself. */
  readonly cut: boolean;
  /** Why the talk could not be opened. */
  readonly failure: string | null;
}

/** Where a guest's pass is kept until the login. */
export interface KeptPass {
  get(): string | null;
  set(pass: string): void;
  remove(): void;
}

type Who = Request<'getCustomer'>;

/** What the address of the frame says; without a signature nothing of it counts. */
function whoOf(search: string): Who | null {
  const given = new URLSearchParams(search);
  const sign = given.get('sign');
  if (!sign) return null;
  return {
    memberId: given.get('memberid') ?? '',
    memberName: given.get('membername') ?? '',
    timestamp: Number(given.get('timestamp')) || 0,
    sign,
  };
}

/**
 * One side of a talk. What is written gets its id here and is sent until it is confirmed: sent twice, it is one message.
 * What the other side writes is read from the last number on that is here, so that a broken line loses and doubles nothing.
 */
export class TalkLine {
  readonly #client: Client;
  readonly #kept: KeptPass;
  readonly #search: string;
  readonly #listeners = new Set<() => void>();
  #state: TalkState = {
    customer: null,
    messages: [],
    unsent: [],
    more: false,
    seenSeq: 0,
    typing: false,
    open: true,
    cut: false,
    failure: null,
  };
  /** Everything up to here was read; what is said here may have a higher number than what is still to be read. */
  #readTo: number | undefined;
  #reading: Promise<void> | undefined;
  #again = false;
  #sending = false;
  #typedAt = 0;
  #stopTyping: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Client, kept: KeptPass, search: string) {
    this.#client = client;
    this.#kept = kept;
    this.#search = search;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): TalkState => this.#state;

  /** Says who speaks, and reads what was said. */
  async enter(): Promise<void> {
    try {
      const given = whoOf(this.#search);
      const first = given === null ? null : await this.#client.attempt('getCustomer', this.#as(given));
      // An address that was kept too long is made anew.
      const customer = first?.ok
        ? first.data
        : await this.#client.call('getCustomer', this.#as(await this.#asked()));
      if (customer.member) this.#kept.remove();
      else this.#kept.set(customer.pass);
      this.#set({ customer, failure: null });
      await this.sync();
      await this.#send();
    } catch (failure) {
      this.#set({ failure: messageOf(failure) });
    }
  }

  /** Reads what has come since; asked while it reads, it reads once more. */
  sync(): Promise<void> {
    this.#again = this.#reading !== undefined;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
      if (this.#again) void this.sync();
    });
    return this.#reading;
  }

  /** After a broken line: what was not taken goes again, and what was missed is read. */
  async resume(): Promise<void> {
    if (this.#state.customer === null) return this.enter();
    this.#sendAgain(({ undecided }) => undecided);
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

  /** Until it has been read once more, what is here may be old. */
  lost(): void {
    this.#set({ cut: true });
  }

  say(text: string, attached: Attached = {}): void {
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

  /** What nobody will take is let go of. */
  discard(): void {
    this.#set({ unsent: this.#state.unsent.filter(({ failure }) => failure === null) });
  }

  #sendAgain(which: (one: Unsent) => boolean): void {
    const unsent = this.#state.unsent.map((one) => (which(one) ? { ...one, failure: null } : one));
    this.#set({ unsent });
  }

  /** Told to the shop now and then, not with every key. */
  typed(nowMs = Date.now()): void {
    const pass = this.#state.customer?.pass;
    if (pass === undefined || this.#state.messages.length === 0 || nowMs - this.#typedAt < typingMs / 2)
      return;
    this.#typedAt = nowMs;
    void this.#client.attempt('typeInTalk', { pass });
  }

  /** What is in view has been seen. */
  async see(): Promise<void> {
    const { customer, messages } = this.#state;
    const last = messages.at(-1);
    if (customer && last && last.author !== 'customer')
      await this.#client.attempt('seeTalk', { pass: customer.pass, seq: last.seq });
  }

  async #asked(): Promise<Who> {
    const { url } = await this.#client.call('getChatFrame', {});
    return whoOf(new URL(url, 'http://frame').search) ?? {};
  }

  #as(who: Who): Who {
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

  /** A pass that ended is got anew; a line that broke comes back by itself. */
  async #lost(failure: CallFailure): Promise<void> {
    if (isPassing(failure)) this.lost();
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

  /** In their order, one after the other. */
  async #send(): Promise<void> {
    const pass = this.#state.customer?.pass;
    if (this.#sending || pass === undefined) return;
    this.#sending = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const { id, text } = next;
      const sent = await this.#client.attempt('say', { pass, id, text, ...named(next.with) });
      if (sent.ok) {
        this.#merge([sent.data]);
        this.#set({ unsent: this.#state.unsent.filter((one) => one.id !== id) });
      } else {
        const { message: failure, undecided } = sent.failure;
        const told = { failure, undecided };
        this.#set({ unsent: this.#state.unsent.map((one) => (one.id === id ? { ...one, ...told } : one)) });
      }
    }
    this.#sending = false;
  }

  #next(): Unsent | undefined {
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

function named({ picture, card }: Attached): Pick<Request<'say'>, 'fileId' | `${Card['kind']}Id`> {
  if (card) return { [`${card.kind}Id`]: card.id };
  return picture ? { fileId: picture.fileId } : {};
}

function messageOf(failure: unknown): string {
  if (failure instanceof CallFailure) return failure.message;
  throw failure;
}
