/**
 * Writes the files that only list what other files hold: handlers, calls, refusals, facts, words, jobs, demo sets, how tables end. A file is found by its place and
 * by what it exports, so that nobody lists it by hand; what is missing does not compile. Usage: node scripts/registries.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.ts';
import { callsRegistry } from './registries/calls.ts';
import { demoSetsRegistry } from './registries/demoSets.ts';
import { factsRegistry } from './registries/facts.ts';
import { handlersRegistry } from './registries/handlers.ts';
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
  ...wordsRegistries,
];

/** The registries whose file does not say what it should. */
export const staleRegistries = (): Registry[] =>
  registries.filter(({ file, text }) => readFileSync(join(root, file), 'utf8') !== text());

if (import.meta.main)
  for (const { file, text } of registries) {
    writeFileSync(join(root, file), text());
    console.log(file);
  }
