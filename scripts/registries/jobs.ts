import { readFileSync } from 'node:fs';
import { root } from '../commands.ts';
import { checkUniqueNames, exportsOf, importsOf, type Registry } from './registry.ts';

const file = 'packages/server/src/jobs.gen.ts';

/**
 * Background work: the name of each queue (`export const storageJob = 'storage'`) and the jobs that need only the
 * services. `jobs.ts` adds the others.
 */
export const jobsRegistry: Registry = {
  file,
  text: () => {
    const names = checkUniqueNames(
      exportsOf('server', (path, name) => name.endsWith('Job') && says(path, `export const ${name} = '`)),
    );
    const made = checkUniqueNames(exportsOf('server', (path, name) => madeOf(path, name) !== undefined));
    const calls = made.map(({ path, name }) => {
      const { several, given } = madeOf(path, name) ?? {};
      return `  ${several ? '...' : ''}${name}(${given ? 'services' : ''}),`;
    });
    return [
      importsOf(
        file,
        [...names, ...made].sort((one, other) => (one.path < other.path ? -1 : 1)),
      ),
      "import type { JobDefinition } from './platform/jobs.ts';",
      "import type { Services } from './platform/services.ts';\n",
      '/** Every queue; `migrate` creates them. */',
      'export const jobNames: readonly string[] = [',
      ...names.map(({ name }) => `  ${name},`),
      '];\n',
      'export const jobsOfServices = (services: Services): JobDefinition[] => [',
      ...calls,
      '];\n',
    ].join('\n');
  },
};

const says = (path: string, text: string): boolean => readFileSync(`${root}/${path}`, 'utf8').includes(text);

/** Matches the parameters of a function that makes jobs: the services, some of them, or none. */
const services = String.raw`((?:\w+|\{[^}]*\}): (?:Services|Pick<Services, '\w+'>)|)`;

function madeOf(path: string, name: string): { several: boolean; given: boolean } | undefined {
  const head = new RegExp(String.raw`^export function ${name}\(${services}\): JobDefinition(\[\])? `, 'm');
  const [found, parameter = '', many] = head.exec(readFileSync(`${root}/${path}`, 'utf8')) ?? [];
  return found === undefined ? undefined : { several: many !== undefined, given: parameter !== '' };
}
