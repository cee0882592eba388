import { hash } from 'node:crypto';
import { Detector, type IMapFrame, type IStore, type IToken, weak } from '@jscpd/core';
import { getFormatByFile, Tokenizer } from '@jscpd/tokenizer';
import { isGenerated } from './layout.ts';

/** The maximum number of clones in the project. Only ever lower it. */
const mostClones = 3;

/** Skips the tests of packages: each file sets up its own world, so that it reads from top to bottom. */
const looked = /^(packages\/[^/]+\/(src|samples)|scripts|e2e|bench)\/.*\.(tsx?|css|mjs)$/;
/** Two places are a clone if they share this many equal tokens over more than this many lines. */
const size = { minTokens: 60, minLines: 6, maxLines: 10_000 };

export interface Clone {
  readonly lines: number;
  readonly first: string;
  readonly second: string;
}

/** Finds identical code in two places (path → text), ignoring comments, imports and white space. */
export async function clonesIn(files: ReadonlyMap<string, string>): Promise<Clone[]> {
  const detector = new Detector(new Tokenizer(), frameStore(), [], {
    ...size,
    mode: (token: IToken) => weak(token),
    hashFunction: quickHash(),
  });
  const clones: Clone[] = [];
  for (const [path, text] of files) {
    const code = withoutImports(text);
    const format = getFormatByFile(path);
    if (!looked.test(path) || isGenerated(path) || format === undefined || code.trim() === '') continue;
    for (const { duplicationA, duplicationB } of await detector.detect(path, code, format))
      clones.push({
        lines: duplicationA.end.line - duplicationA.start.line + 1,
        first: placeOf(duplicationA),
        second: placeOf(duplicationB),
      });
  }
  return clones;
}

/** Returns one summary line and all clones if there are more than allowed; otherwise nothing. */
export async function checkClones(files: ReadonlyMap<string, string>, most = mostClones): Promise<string[]> {
  const clones = await clonesIn(files);
  if (clones.length <= most) return [];
  return [
    `${clones.length} clones, at most ${most}: make one part of what stands twice`,
    ...clones.map(({ lines, first, second }) => `  ${lines} lines: ${first} ~ ${second}`),
  ];
}

const placeOf = ({ sourceId, start, end }: { sourceId: string; start: Line; end: Line }) =>
  `${sourceId}:${start.line}-${end.line}`;

interface Line {
  readonly line: number;
}

/** Removes imports, which should look alike in files that use the same parts. Line numbers stay the same. */
const withoutImports = (text: string): string =>
  text.replace(/^(import|export)\s[^;]*?\sfrom '[^']*'( with [^;]*)?;$/gm, (lines) =>
    lines.replace(/[^\n]/g, ''),
  );

/** Replaces the library's store, which creates an error with a stack for each of a million unknown frames. */
function frameStore(): IStore<IMapFrame> {
  const unknown = new Error('not seen yet');
  const frames = new Map<string, IMapFrame>();
  let format = '';
  const keyOf = (key: string) => `${format} ${key}`;
  return {
    namespace: (name) => {
      format = name;
    },
    get: async (key) => {
      const frame = frames.get(keyOf(key));
      if (frame === undefined) throw unknown;
      return frame;
    },
    set: async (key, frame) => {
      frames.set(keyOf(key), frame);
      return frame;
    },
    close: () => frames.clear(),
  };
}

/**
 * Node's native hash instead of one in JavaScript. Caches hashes of tokens, which repeat; windows of many tokens do
 * not.
 */
function quickHash(): (value: string) => string {
  const known = new Map<string, string>();
  return (value) => {
    if (value.length > 200) return hash('md5', value);
    const found = known.get(value) ?? hash('md5', value);
    known.set(value, found);
    return found;
  };
}
