import { continueWith } from './install.mjs';

await continueWith('scripts/test.ts');
