import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ProcessLimitExceeded, WorkerProcess } from '../src/platform/childProcesses.ts';

const program = join(import.meta.dirname, 'silentChild.ts');
const limits = { program, timeLimitMs: 1_500, heapMegabytes: 64 };
const question = { silent: false };

describe('a child process for the files of strangers', () => {
  const { execPath } = process;
  afterEach(() => {
    vi.useRealTimers();
    process.execPath = execPath;
  });

  test('answers a question in the moment in which it is stopped because it was idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const child = new WorkerProcess(limits);
    expect(await child.ask(question)).toBe('answered');
    vi.advanceTimersByTime(60_000);
    expect(await child.ask(question)).toBe('answered');
    vi.advanceTimersByTime(60_000);
  });

  test('that cannot be started does not count as a bad file, and the next question is answered', async () => {
    const child = new WorkerProcess({ ...limits, once: true });
    process.execPath = join(import.meta.dirname, 'noSuchProgram');
    for (const attempt of [1, 2]) {
      const error = await child.ask({ ...question, attempt }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'ENOENT' });
      expect(error).not.toBeInstanceOf(ProcessLimitExceeded);
    }
    process.execPath = execPath;
    expect(await child.ask(question)).toBe('answered');
  });
});
