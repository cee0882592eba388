import { serveImports } from '../platform/importProcess.ts';
import { workOn } from './workOn.ts';

/** The main file of the child process that works on imports (`importJobs.ts`). */
serveImports(workOn);
