import type { Lang } from '../wire/values.ts';

/** Sentences of the notification about a parcel's storage: what it costs to send the parcel now, or to wait. */
export const storageAdviceTexts: Record<
  Lang,
  { readonly now: string; readonly wait: string; readonly begins: string }
> = {
  zh: { now: '现在寄 {amount}。', wait: '等 {number} 到了一起寄，省 {amount}。', begins: '{day} 起计仓租。' },
  tw: { now: '現在寄 {amount}。', wait: '等 {number} 到了一起寄，省 {amount}。', begins: '{day} 起計倉租。' },
  en: {
    now: 'Send now: {amount}.',
    wait: 'Wait for {number} and save {amount}.',
    begins: 'The storage fee begins {day}.',
  },
};
