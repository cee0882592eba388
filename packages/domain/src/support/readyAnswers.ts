/** The variables of a ready answer. They are filled from the chat, or left to the clerk. */
export const readyAnswerVariables = ['member', 'parcel', 'order', 'shop', 'hours'] as const;
export type ReadyAnswerVariable = (typeof readyAnswerVariables)[number];

export const readyAnswersMax = 200;
export const readyAnswerNameMax = 40;

/** Stands for an unknown value that the clerk fills in. */
const gap = '____';

/**
 * The text with its variables filled from what is known about the chat.
 * @example fillVariables('Hello {member}', { member: 'Mary' }) // → 'Hello Mary'
 */
export function fillVariables(text: string, known: Readonly<Record<ReadyAnswerVariable, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const variable = readyAnswerVariables.find((one) => one === name);
    return variable === undefined ? all : known[variable] || gap;
  });
}
