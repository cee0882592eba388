import { serveImports } from '../platform/importProcess.ts';
import { continueVipImport } from './continueVipImport.ts';

/** The main file of the child process that works on imports (`importJobs.ts`). */
serveImports(continueVipImport);
