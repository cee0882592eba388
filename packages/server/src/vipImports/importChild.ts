import { serveImports } from '../platform/importProcess.ts';
import { workOn } from './workOn.ts';

/** The program of the process that works on imports (`importJobs.ts`). */
serveImports(workOn);
