import { z } from 'zod';
import { type StepKey, steps } from '#funnel/steps.ts';

export const stepKey = z.enum(Object.keys(steps) as [StepKey, ...StepKey[]]);

export const answers = z.record(z.string().max(100), z.unknown());
