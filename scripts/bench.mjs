import { continueWith } from './install.mjs';

await continueWith('bench/main.ts');
