import type { TextKey } from '../words/words.gen.ts';

/** The title and the intro of the pages that visitors usually open first. Their screens show the same texts. */
export const firstTexts: Readonly<Record<string, readonly TextKey[]>> = {
  '/login': ['members.login.title'],
  '/register': ['members.register.title', 'members.register.intro'],
  '/freightTrial': ['pricing.trial.title', 'pricing.trial.intro'],
  '/noviceguidance': ['shell.route.noviceguidance', 'guide.intro'],
  '/support': ['support.title', 'support.intro'],
};
