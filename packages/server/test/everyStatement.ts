// These imports come first, before anything loads the product.
import './compiledChildren.ts';
import './quickHashes.ts';

import { loadModule } from 'libpg-query';
import { afterAll, expect } from 'vitest';
import { writeAnsweredCalls } from './answers.ts';
import { dropLeftoverDatabases } from './databases.ts';
import './limits.ts';
import './toBeRefused.ts';
import { takeStatementFaults } from './readStatements.ts';
import { writeNewExamples } from './recordExamples.ts';
import { undocumentedRefusals } from './undocumentedRefusals.ts';
import { stopAll } from './untilFileEnds.ts';

/**
 * Loads the parser of statements. With the hook below, the test file that first sends a statement unfit for a cluster
 * fails.
 */
await loadModule();
// Hooks that a test file adds run before this hook.
afterAll(async () => {
  await stopAll().finally(dropLeftoverDatabases);
  writeAnsweredCalls(expect.getState().testPath ?? '');
  writeNewExamples();
  const untold = undocumentedRefusals();
  if (untold.length > 0)
    throw new Error(`Refused as the API's description does not say:\n${untold.join('\n')}`);
  const found = takeStatementFaults();
  if (found.length > 0) throw new Error(`Wrong for a cluster:\n${found.join('\n')}`);
});
