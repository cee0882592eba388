import { serveImports } from '../platform/importProcess.ts';
import { workOn } from './workOn.ts';

/** The main file of the child process that imports files of old systems (`moveJobs.ts`). */
serveImports(workOn);
