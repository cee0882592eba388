/**
 * Writes the files that only list what other files export: handlers, calls, refusals, facts, words, jobs, demo sets,
 * chapters of help and how tables end. Files are found by their place and their exports, so nobody maintains lists by
 * hand; a missing entry does not compile. Last it writes the page about accounts, whose texts are the console's.
 * Usage: node scripts/registries.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.ts';
import { callsRegistry } from './registries/calls.ts';
import { demoSetsRegistry } from './registries/demoSets.ts';
import { factsRegistry } from './registries/facts.ts';
import { handlersRegistry } from './registries/handlers.ts';
import { helpRegistry } from './registries/help.ts';
import { jobsRegistry } from './registries/jobs.ts';
import { refusalsRegistry } from './registries/refusals.ts';
import type { Registry } from './registries/registry.ts';
import { rulesRegistry } from './registries/rules.ts';
import { tableEndsRegistry } from './registries/tableEnds.ts';
import { wordsRegistries } from './registries/words.ts';

export const registries: readonly Registry[] = [
  callsRegistry,
  refusalsRegistry,
  factsRegistry,
  handlersRegistry,
  jobsRegistry,
  tableEndsRegistry,
  demoSetsRegistry,
  rulesRegistry,
  helpRegistry,
  ...wordsRegistries,
];

/** The registries whose file is out of date. */
export const staleRegistries = (): Registry[] =>
  registries.filter(({ file, text }) => readFileSync(join(root, file), 'utf8') !== text());

if (import.meta.main) {
  for (const { file, text } of registries) write(file, text());
  // It reads the words, which have just been written.
  const { accountsPage } = await import('./accountsPage.ts');
  write(accountsPage.file, accountsPage.text());
}

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
  console.log(file);
}
