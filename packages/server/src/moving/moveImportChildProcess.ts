import { serveImports } from '../platform/importProcess.ts';
import { continueImport } from './continueImport.ts';

/** The main file of the child process that imports files of old systems (`moveImportJobs.ts`). */
serveImports(continueImport);
