/** Longest text of one message. */
export const talkTextMax = 2_000;
/** The most messages that one response of the server contains. A reader who missed more requests the rest. */
export const talkMessagesMax = 50;
/**
 * The most pictures that a guest may upload in one chat, and the largest size of a picture. Both limits are low,
 * because guests are anonymous.
 */
export const guestPicturesMax = 20;
export const guestPictureBytesMax = 5 * 1024 * 1024;
/** Somebody counts as typing for this long after a key press. */
export const typingMs = 6_000;
/**
 * How often a clerk's page reports that it has a chat open. A clerk who was silent for longer than
 * `presenceTimeoutMs` has left.
 */
export const presenceReportMs = 20_000;
export const presenceTimeoutMs = 45_000;
/** If a member has not seen an answer for this long, we notify them by another channel. */
export const unseenAnswerMs = 2 * 60_000;

export const talkCardKinds = ['parcel', 'order', 'product'] as const;
