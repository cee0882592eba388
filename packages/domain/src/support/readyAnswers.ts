/** What a ready answer may name; each is known of the talk in which it is said, or left to whoever sends it. */
export const readyVariables = ['member', 'parcel', 'order', 'shop', 'hours'] as const;
export type ReadyVariable = (typeof readyVariables)[number];

export const readyAnswersMax = 200;
export const readyNameMax = 40;

/** Where nothing is known the clerk writes it in. */
const gap = '____';

/**
 * The text with what is known of the talk.
 * @example filledIn('Hello {member}', { member: 'Mary' }) // → 'Hello Mary'
 */
export function filledIn(text: string, known: Readonly<Record<ReadyVariable, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const variable = readyVariables.find((one) => one === name);
    return variable === undefined ? all : known[variable] || gap;
  });
}
