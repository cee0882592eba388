import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';

const mostWorkers = 4;

/** Solves a captcha's task in a worker and returns the result. Rejects once `signal` aborts. */
export async function solveProofOfWork(text: string, signal?: AbortSignal): Promise<string> {
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    controller,
    createWorker: () => new Worker(new URL('./proofOfWork.worker.ts', import.meta.url), { type: 'module' }),
  });
  if (solution === null) throw new DOMException('The work was not done', 'AbortError');
  return String(solution.counter);
}
