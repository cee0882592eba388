import { type FaultOptions, runFaults } from '../packages/server/test/faults.ts';
import { report } from './report.ts';

async function run(title: string, options: FaultOptions, wanted: 'none' | 'some'): Promise<void> {
  const { sends, cut, kills, faults } = await runFaults(options);
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  report(title, [
    { what: 'sends', value: sends, unit: '' },
    { what: 'of them without an answer: cut off, or something was down', value: cut, unit: '' },
    { what: 'kill -9', value: kills, unit: '' },
    {
      what: 'lost, doubled, or answered in two ways',
      value: faults.length,
      unit: '',
      target: wanted === 'none' ? { atMost: 0 } : { atLeast: 1 },
    },
  ]);
}

/**
 * Sends 1,000 writes, each up to five times with the same idempotency key. A third of the requests are cut off, and
 * the server is killed ten times meanwhile.
 */
export function benchRepeatedWrites(): Promise<void> {
  return run(
    '1,000 intents, retried and cut off',
    { intents: 1_000, serverKills: 10, databaseKills: 0 },
    'none',
  );
}

/**
 * With `CLUSTER_URL`, kills a node of that cluster 30 times with `kill -9`, and every other time the server too.
 * Otherwise kills database and server 50 times, and then 10 times with a database that confirms a commit before it is
 * written to disk, where losses must show.
 */
export async function benchKilledProcesses(): Promise<void> {
  const clusterUrl = process.env.CLUSTER_URL;
  if (clusterUrl) {
    const onCluster = { intents: 1_000, serverKills: 0, databaseKills: 30, clusterUrl };
    return run('30 × kill -9 of a node, 15 of them with the server', onCluster, 'none');
  }
  const options = { intents: 2_000, serverKills: 0, databaseKills: 50 };
  await run('50 × kill -9 of database and server', options, 'none');
  await run(
    'the same, 10 times, with synchronous_commit off: losses must show',
    { intents: 600, serverKills: 0, databaseKills: 10, careless: true },
    'some',
  );
}
