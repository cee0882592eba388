/** Longest text of one message. */
export const talkTextMax = 2_000;
/** Messages of one answer; whoever missed more asks again. */
export const talkPieceMax = 50;
/** Pictures that a guest may upload in one talk, and the largest of them: nobody knows who they are. */
export const guestPicturesMax = 20;
export const guestPictureBytesMax = 5 * 1024 * 1024;
/** For as long after a key was pressed somebody is said to be writing. */
export const typingMs = 6_000;
/** A clerk's page says this often that a talk is open there; who was not heard of for longer than `lookingMs` has left. */
export const lookEveryMs = 20_000;
export const lookingMs = 45_000;
/** An answer that a member has not seen for this long is told another way. */
export const unseenMs = 2 * 60_000;

export const talkCards = ['parcel', 'order', 'product'] as const;
