/**
 * The maximum number of rules in the style sheets, and how many of them may repeat another's declarations. Only ever
 * lower both.
 */
const most = { rules: 1_033, repeated: 192 };

const sheet = /^packages\/(ui|web|portal|console)\/src\/.*\.css$/;

export interface Rule {
  readonly file: string;
  readonly selector: string;
  /** The rule's declarations in sorted order. */
  readonly body: string;
}

/** The style rules in files (path → text), each with selector and declarations. Steps of an animation are left out. */
export function rulesIn(files: ReadonlyMap<string, string>): Rule[] {
  return [...files].filter(([path]) => sheet.test(path)).flatMap(([file, text]) => rulesOf(file, text));
}

function rulesOf(file: string, text: string): Rule[] {
  const plain = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => !selector.trim().startsWith('@'))
    .map(([, selector = '', body = '']) => ({
      file,
      selector: selector.trim().replace(/\s+/g, ' '),
      body: body
        .split(';')
        .map((one) => one.trim().replace(/\s+/g, ' '))
        .filter((one) => one !== '')
        .sort()
        .join('; '),
    }));
}

/**
 * Returns one summary line and the most repeated declarations if there are more rules than allowed; otherwise nothing.
 */
export function checkStyles(files: ReadonlyMap<string, string>, limits = most): string[] {
  const bodies = Map.groupBy(rulesIn(files), ({ body }) => body);
  const places = [...bodies.values()].sort((one, other) => other.length - one.length);
  const rules = places.reduce((sum, { length }) => sum + length, 0);
  const repeated = rules - places.length;
  if (rules <= limits.rules && repeated <= limits.repeated) return [];
  return [
    `${rules} rules in style sheets, ${repeated} of them said elsewhere; at most ${limits.rules} and ${limits.repeated}: say it with a primitive of ui/src/Layout.tsx`,
    ...places
      .slice(0, 10)
      .map((same) => `  ${same.length} × { ${same[0]?.body} }, as ${same[0]?.file} ${same[0]?.selector}`),
  ];
}
