import { taiwanLanes } from './demoTaiwan.ts';
import { thailandLanes } from './demoThailand.ts';

/** The two demo shops' lanes; codes are unique within a shop. */
export const demoLanes = { taiwan: taiwanLanes, thailand: thailandLanes } as const;
