import { z } from 'zod';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';

/** The name of a valuation that an appraiser signed; any other is a model's. */
export const APPRAISAL = 'appraisal';

/** One model's answer. FSD is the forecast standard deviation in whole percent: lower is more certain; an appraisal has none. */
export const valuation = z.object({
  model: z.string().min(1),
  value: positiveDollars.nullable(),
  low: positiveDollars.nullable(),
  high: positiveDollars.nullable(),
  fsd: z.number().min(0).nullable(),
  asOf: day,
});
export type Valuation = z.infer<typeof valuation>;

/** Who signed an appraisal, and the report it was read from. */
export type Appraisal = { appraiser: string; license: string; fileId: string };

/** Every value of a home that is on paper, oldest first; the appraisals among them with their reports. */
export type ValuationsOnPaper = { valuations: Valuation[]; appraisals: Appraisal[] };
