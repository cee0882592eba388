import { hash } from 'node:crypto';
import { Detector, type IMapFrame, type IStore, type IToken, weak } from '@jscpd/core';
import { getFormatByFile, Tokenizer } from '@jscpd/tokenizer';
import { isGenerated } from './layout.ts';

/** How many clones the project may have. It only ever goes down. */
const mostClones = 14;

/** The tests of packages are not looked at: each file opens its world by itself, so that it reads from top to bottom. */
const looked = /^(packages\/[^/]+\/(src|samples)|scripts|e2e|bench)\/.*\.(tsx?|css|mjs)$/;
/** Two places are a clone from this many equal tokens on that span more than this many lines. */
const size = { minTokens: 60, minLines: 6, maxLines: 10_000 };

export interface Clone {
  readonly lines: number;
  readonly first: string;
  readonly second: string;
}

/** Lines that stand in two files (path → text), letter by letter; comments, imports and white space do not count. */
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

/** One readable line when there are more clones than agreed, and then all of them. */
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

/** Imports are alike where files use the same parts, which is what they should do. Lines keep their numbers. */
const withoutImports = (text: string): string =>
  text.replace(/^(import|export)\s[^;]*?\sfrom '[^']*'( with [^;]*)?;$/gm, (lines) =>
    lines.replace(/[^\n]/g, ''),
  );

/** The library's own store makes an error with its stack for each of a million unknown frames. */
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

/** Node's hash instead of one in JavaScript; tokens come again and again, windows of many tokens do not. */
function quickHash(): (value: string) => string {
  const known = new Map<string, string>();
  return (value) => {
    if (value.length > 200) return hash('md5', value);
    const found = known.get(value) ?? hash('md5', value);
    known.set(value, found);
    return found;
  };
}
