/** Longest text of one message. */
export const talkTextMax = 2_000;
/** Messages of one answer; whoever missed more asks again. */
export const talkPieceMax = 50;
/** For as long after a key was pressed somebody is said to be writing. */
export const typingMs = 6_000;
/** An answer that a member has not seen for this long is told another way. */
export const unseenMs = 2 * 60_000;

export const talkCards = ['parcel', 'order'] as const;
export type TalkCard = (typeof talkCards)[number];

/** What a ready answer may name; `{name}` stands for the customer's own. */
export const replyVariables = ['name', 'account', 'shop', 'staff'] as const;
export type ReplyValues = Readonly<Record<(typeof replyVariables)[number], string>>;

/** A ready answer with the customer's own values; what is not known stays as it was written. */
export function filledReply(text: string, values: ReplyValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof ReplyValues] : whole,
  );
}
