import { z } from 'zod';
import { usState } from './us-state.ts';
import { zipCode } from './zip-code.ts';

const line = z.string().trim().min(1).max(100);

export const address = z.object({
  line1: line,
  line2: line.nullable(),
  city: line,
  state: usState,
  zip: zipCode,
  county: line.nullable(),
});
export type Address = z.infer<typeof address>;
