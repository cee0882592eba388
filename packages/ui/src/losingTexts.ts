/** The question that a dialog asks before typed text is lost. */
export interface LosingTexts {
  readonly question: string;
  readonly keep: string;
  readonly lose: string;
}

let say: (() => LosingTexts) | undefined;

/** Each app sets it after its first page has loaded; until then a dialog does not ask. */
export function askBeforeLosing(texts: () => LosingTexts): void {
  say = texts;
}

export const losingTexts = (): LosingTexts | undefined => say?.();
