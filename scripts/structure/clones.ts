import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Detector, type IMapFrame, type IStore, type IToken, weak } from '@jscpd/core';
import { getFormatByFile, Tokenizer } from '@jscpd/tokenizer';
import { isGenerated } from './layout.ts';

/** The maximum number of clones in the project. Only ever lower it. */
const mostClones = 3;

/** Skips the tests of packages: each file sets up its own world, so that it reads from top to bottom. */
const looked = /^(packages\/[^/]+\/(src|samples)|scripts|e2e|bench)\/.*\.(tsx?|css|mjs)$/;
/** Two places are a clone if they share this many equal tokens over more than this many lines. */
const size = { minTokens: 60, minLines: 6, maxLines: 10_000 };
/** The library writes 20 characters of each token's hash, so the text of a window has this length. */
const windowChars = size.minTokens * 20;

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
  const byFormat = new Map<string, Map<string, IMapFrame>>();
  let frames = new Map<string, IMapFrame>();
  return {
    namespace: (format) => {
      frames = byFormat.get(format) ?? new Map();
      byFormat.set(format, frames);
    },
    get: async (key) => {
      const frame = frames.get(key);
      if (frame === undefined) throw unknown;
      return frame;
    },
    set: async (key, frame) => {
      frames.set(key, frame);
      return frame;
    },
    close: () => byFormat.clear(),
  };
}

/**
 * A hash function that keeps the hashes of tokens, because tokens repeat. Windows of many tokens do not repeat; a
 * checksum of each half distinguishes a million of them in a tenth of the time of a cryptographic hash.
 */
function quickHash(): (value: string) => string {
  const known = new Map<string, string>();
  return (value) => {
    if (value.length >= windowChars) {
      const middle = value.length / 2;
      return `${crc32(value.slice(0, middle))} ${crc32(value.slice(middle))}`;
    }
    const found = known.get(value) ?? hash('md5', value);
    known.set(value, found);
    return found;
  };
}
