import { continueWith } from './install.mjs';

await continueWith('scripts/mutate.ts');
