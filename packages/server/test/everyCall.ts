import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { calls } from '@crossdock/contract/table.ts';

/** Calls from which no test of the server can get an answer, each with the reason. */
const unanswerable: Readonly<Record<string, string>> = {};

/** Fails the run if a call of the table got an answer in no test file. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-answers-'));
  const notes = join(folder, 'notes');
  process.env.ANSWERED_CALLS = notes;
  return () => {
    delete process.env.ANSWERED_CALLS;
    const fault = faultOf(readNotes(notes));
    rmSync(folder, { recursive: true, force: true });
    if (fault !== undefined) throw new Error(fault);
  };
}

interface Note {
  readonly testFile: string;
  readonly answered: readonly string[];
}

function readNotes(file: string): Note[] {
  const lines = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n');
  return lines.filter((line) => line !== '').map((line): Note => JSON.parse(line));
}

function faultOf(notes: readonly Note[]): string | undefined {
  const run = new Set(notes.map(({ testFile }) => basename(testFile)));
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  if (files.some((name) => !run.has(name))) return undefined;
  const answered = new Set(notes.flatMap((note) => note.answered));
  const missing = Object.keys(calls).filter((name) => !answered.has(name) && !(name in unanswerable));
  const mistaken = Object.keys(unanswerable).filter((name) => answered.has(name) || !(name in calls));
  if (missing.length > 0) return `No test has had these calls answered: ${missing.join(', ')}`;
  return mistaken.length > 0 ? `These calls are answered after all: ${mistaken.join(', ')}` : undefined;
}
