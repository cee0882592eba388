/** The question that a dialog asks before typed text is lost. */
export interface DiscardQuestion {
  readonly question: string;
  readonly keep: string;
  readonly lose: string;
}

let say: (() => DiscardQuestion) | undefined;

/** Sets the question. Each app does so after its first page has loaded; until then a dialog does not ask. */
export function setDiscardQuestion(texts: () => DiscardQuestion): void {
  say = texts;
}

export const currentDiscardQuestion = (): DiscardQuestion | undefined => say?.();
