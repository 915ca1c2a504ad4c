import { z } from 'zod';
import { type UsState, usState } from '#entities/values/us-state.ts';
import data from './state-duties.json' with { type: 'json' };

/** Duties a state adds to federal law. */
export const stateDutyCode = z.enum([
  'licenses',
  'recordingTax',
  'cltvCap',
  'feeCap',
  'oneEquityCredit',
  'yearBetweenCredits',
  'twelveDayNotice',
  'closingFigures',
  'officeClosing',
  'valueAcknowledgment',
  'minimumDraw',
  'homesteadTerms',
  'rescission',
  'ownersConsent',
]);
export type StateDutyCode = z.infer<typeof stateDutyCode>;

const named = { duty: stateDutyCode, citation: z.string().min(5) };

/** Met by the product, with the place and the test that proves it; or open, with the reason the state is not offered. */
const stateDuty = z.discriminatedUnion('status', [
  z.strictObject({
    ...named,
    status: z.literal('met'),
    enforcedIn: z.string().min(5),
    test: z.string().endsWith('.test.ts'),
  }),
  z.strictObject({ ...named, status: z.literal('open'), reason: z.string().min(10) }),
]);
export type StateDuty = z.infer<typeof stateDuty>;

/** What the security instrument is called, which decides whether it has a trustee. */
const instrument = z.enum(['deedOfTrust', 'mortgage', 'securityDeed']);
export type Instrument = z.infer<typeof instrument>;

export const stateDutyTable = z
  .strictObject({
    states: z.array(z.strictObject({ code: usState, instrument, duties: z.array(stateDuty).min(1) })).min(1),
  })
  .refine(({ states }) => new Set(states.map(({ code }) => code)).size === states.length, 'a state is listed twice');
export type StateDutyTable = z.infer<typeof stateDutyTable>;

/** Law rather than policy: it has no versions, and a wrong file stops the start. */
export const stateDuties: StateDutyTable = stateDutyTable.parse(data);

export const instrumentOf = (state: UsState): Instrument | null =>
  stateDuties.states.find(({ code }) => code === state)?.instrument ?? null;

/** The states in which every duty is met; one that is not in the table is not among them. */
export const statesInOrder = ({ states }: StateDutyTable): UsState[] =>
  states.filter(({ duties }) => duties.every(({ status }) => status === 'met')).map(({ code }) => code);
