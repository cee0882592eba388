import { taiwanLanes } from './taiwan.ts';
import { thailandLanes } from './thailand.ts';

/** The two demo shops' lanes. Codes are unique within a shop. */
export const demoLanes = { taiwan: taiwanLanes, thailand: thailandLanes } as const;
