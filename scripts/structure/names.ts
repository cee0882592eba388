import { isBuildTime, isGenerated, isPart, isTest, packages, placeOf, processPage } from './layout.ts';
import type { Problem, Source } from './source.ts';

const drawers = /^(utils?|helpers?|common|misc|index|lib|stuff)$/i;

/** Checks that folders are named by nouns of the product, and that no file has a vague name that fits any content. */
export function checkNames(sources: readonly Source[]): Problem[] {
  return sources
    .filter(({ path, code }) => code !== undefined && !isGenerated(path))
    .flatMap(({ path }) => {
      const message = drawerFault(path) ?? folderFault(path);
      return message === undefined ? [] : [{ file: path, line: 1, message }];
    });
}

function drawerFault(path: string): string | undefined {
  // The router's own convention: routes/index.tsx is the route "/".
  const parts = path.replace(/(\/src\/routes\/.*)index\.tsx$/, '$1route.tsx').split('/');
  const drawer = parts.map((part) => part.replace(/\.(test\.)?\w+$/, '')).find((part) => drawers.test(part));
  return drawer === undefined
    ? undefined
    : `"${drawer}" says nothing: name it after what is in it and put it beside its noun`;
}

function folderFault(path: string): string | undefined {
  const place = placeOf(path);
  if (place === undefined || place.folder === '' || isTest(path) || isBuildTime(path)) return undefined;
  if (place.pkg === 'ui') {
    return isPart(place.folder)
      ? `ui knows no noun: ${place.folder} belongs into portal or console`
      : undefined;
  }
  const allowed = packages[place.pkg]?.folders;
  if (allowed === undefined || allowed.includes(place.folder)) return undefined;
  return `"${place.folder}" is no noun of the house: put it beside its noun; a new noun has a folder of the contract, a process of the server its ${processPage}`;
}
