import { refuse } from '@crossdock/contract/refusals.ts';

let most: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is set: the list is large, and most processes never need it. */
function mostUsed(): Promise<ReadonlySet<string>> {
  most ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  );
  return most;
}

/** A shorter name may occur in a good password by chance. */
const shortestName = 3;

/**
 * A refusal for a new password that attackers try first: one of the most common, or one that contains the account's
 * own name. Length and characters were checked when the call's input was validated.
 */
export async function weakPasswordRefusal(password: string, names: readonly string[], field = 'password') {
  const plain = password.toLowerCase();
  const own = names
    .map((name) => (name.toLowerCase().split('@')[0] ?? '').trim())
    .filter((name) => name.length >= shortestName);
  if (own.some((name) => plain.includes(name))) return refuse('password.holdsAccount', {}, field);
  // Digits and symbols at the end are ignored, because `Password1!` is no better than `password`.
  const bare = plain.replace(/[^a-z]+$/, '');
  const used = await mostUsed();
  const common =
    used.has(plain) || (bare.length >= 6 && plain.length - bare.length <= 3 && topWords.has(bare));
  return common ? refuse('password.common', {}, field) : undefined;
}

/** Words to which most people only add digits and symbols. */
const topWords: ReadonlySet<string> = new Set([
  ...['password', 'passw0rd', 'qwerty', 'qwertyuiop', 'asdfgh', 'welcome', 'letmein', 'iloveyou', 'dragon'],
  ...[
    'monkey',
    'football',
    'baseball',
    'sunshine',
    'princess',
    'administrator',
    'changeme',
    'abcdef',
    'abcabc',
  ],
]);
