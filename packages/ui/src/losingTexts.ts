/** What a dialog asks before it lets go of what was typed into it. */
export interface LosingTexts {
  readonly question: string;
  readonly keep: string;
  readonly lose: string;
}

let say: (() => LosingTexts) | undefined;

/** Each app says it with what comes after its first page; until then a dialog asks nothing. */
export function askBeforeLosing(texts: () => LosingTexts): void {
  say = texts;
}

export const losingTexts = (): LosingTexts | undefined => say?.();
