import { z } from 'zod';
import { closingHours } from '../application/closing.ts';
import { mailLogos } from '../text/mail-logos.ts';
import { usState } from '../values/us-state.ts';

const nmlsId = z.string().regex(/^\d{1,12}$/, 'expected an NMLS number');
const isTimeZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name);

/** Where the lender may lend, and the licensing authority. NMLS numbers are those of the public register. */
export const license = z.strictObject({
  state: usState,
  regulator: z.string().min(3),
  kind: z.string().min(3),
  number: z.string().min(1),
});
export type License = z.infer<typeof license>;

/** A loan originator, with the states of their license. The email is that of their account in the portal. */
export const officer = z.strictObject({
  name: z.string().min(3),
  title: z.string().min(3),
  nmls: nmlsId,
  email: z.email().nullable().default(null),
  states: z.array(usState).min(1),
});
export type Officer = z.infer<typeof officer>;

/** Everything specific to one lender; stored in a folder below `lender/` and selected by the `LENDER` setting. */
export const lender = z.strictObject({
  legalName: z.string().min(1),
  /** The lender's public name. */
  displayName: z.string().min(1).max(40),
  /** A lender for demos and testing: production refuses it. */
  isMadeUp: z.boolean(),
  address: z.strictObject({
    line1: z.string().min(3),
    city: z.string().min(2),
    state: usState,
    zip: z.string().regex(/^\d{5}$/),
  }),
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected a number such as (555) 010-0142'),
  supportEmail: z.email(),
  /** The From line of emails. */
  mailSender: z.string().regex(/^.+ <[^@\s]+@[^@\s]+>$/, 'expected a sender such as Name <no-reply@lender.example>'),
  nmls: nmlsId,
  /** The legal entity identifier of the lending report; its last two characters are check digits. */
  lei: z
    .string()
    .regex(/^[A-Z0-9]{18}\d{2}$/, 'expected 20 letters and digits')
    .nullable()
    .default(null),
  /** An insured depository with few loans may leave fields of the lending report out (12 CFR 1003.3(d)). */
  isPartiallyExempt: z.boolean().default(false),
  licenses: z.array(license).min(1),
  officers: z.array(officer).min(1),
  /** The trustee named in deeds of trust, by state. */
  trustees: z
    .array(z.strictObject({ state: usState, name: z.string().min(3), address: z.string().min(10) }))
    .default([]),
  /** The federal agency named in notices of action taken (Regulation B, appendix A). */
  regulator: z.strictObject({ name: z.string().min(3), address: z.string().min(10) }),
  /** Ten shades of the lender's color, light to dark; the eighth is the button color. */
  brandColors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).length(10),
  /** The markup of the `logo.svg` beside the data, which the server reads for the letterhead. */
  logo: z.string().startsWith('<svg').nullable().default(null),
  /** `mail-logo.png` and `mail-logo-on-dark.png` beside the data; without them mails begin with the name. */
  mailLogos: mailLogos.nullable().default(null),
  closings: closingHours,
  timeZone: z.string().refine(isTimeZone, 'expected an IANA time zone such as America/New_York'),
});
export type Lender = z.infer<typeof lender>;

export const lenderAddress = ({ address: { line1, city, state, zip } }: Pick<Lender, 'address'>): string =>
  `${line1}, ${city}, ${state} ${zip}`;
