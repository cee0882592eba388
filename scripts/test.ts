import { parseArgs } from 'node:util';
import { type Check, checks, simultaneousChecks } from './checks.ts';
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { databaseForTests, type RunningDatabase } from './database.ts';
import { runPlaywright, runVitest, type Tally } from './suites.ts';

const suites = ['unit', 'server'];
const everything = [...Object.keys(checks), ...suites, 'browser'];
const limitMs = 12 * 60_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    'no-browser': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const asked = values.only.flatMap((names) => names.split(','));
const unknown = asked.filter((name) => !everything.includes(name));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No such step: ${unknown.join(', ')}`);
  console.log(`npm test -- [--no-browser] [--only=STEP,…]\nSteps: ${everything.join(', ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const wanted = (name: string) =>
  (asked.length === 0 || asked.includes(name)) && !(values['no-browser'] && name === 'browser');

const began = Date.now();
const total = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
const passedAgain: string[] = [];
let database: RunningDatabase | undefined;

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, async () => {
    await database?.stop();
    process.exit(1);
  });
}

const browser = wanted('browser') ? ensureHeadlessShell() : undefined;
try {
  await Promise.all(simultaneousChecks.map(runChecks));
  const projects = suites.filter(wanted);
  if (projects.length > 0) {
    const url = projects.includes('server') ? await databaseUrl() : undefined;
    await step(projects.join(' + '), () => runVitest(projects, url));
  }
  if (wanted('browser')) await step('browser', runBrowser);
} catch (error) {
  console.error(error);
  count('preparation', { passed: 0, failed: 1 });
} finally {
  await database?.stop();
}
if (passedAgain.length > 0)
  console.log(
    `\nPassed only when run once more, without the others; find out why: ${passedAgain.join(', ')}`,
  );
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
if (Date.now() - began > limitMs)
  console.log('\nThis took longer than twelve minutes, the limit for this machine.');
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);

async function step(name: string, work: () => Promise<Tally>): Promise<void> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const tally = await work();
  report(name, tally, start);
}

/**
 * Runs the checks of a row one after another. Other rows run at the same time, so each check reports only when it ends.
 */
async function runChecks(row: Readonly<Record<string, Check>>): Promise<void> {
  for (const [name, check] of Object.entries(row)) {
    if (!wanted(name)) continue;
    const start = performance.now();
    const fault = await faultOf(check);
    console.log(`\n── ${name}${fault && `\n${fault}`}`);
    report(name, fault === '' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, start);
  }
}

function report(name: string, tally: Tally, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`   ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  count(name, tally);
}

function count(name: string, tally: Tally): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  passedAgain.push(...(tally.again ?? []));
  if (tally.failed > 0) failedSteps.push(name);
}

async function faultOf(check: Check): Promise<string> {
  try {
    return await check();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * One server for the whole run: tests clone their databases in it, and the product for the browser tests gets one too.
 */
async function databaseUrl(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (given) return given;
  database ??= await databaseForTests();
  return database.url;
}

async function runBrowser(): Promise<Tally> {
  await Promise.all([ensureChromium(), browser]);
  return runPlaywright(await databaseUrl());
}
