import type { z } from 'zod';
import { employmentAnswer } from '#entities/application/employment.ts';
import type { ConsentKind } from '#entities/contract/consent.ts';
import type { JourneyCapability } from '#entities/facts/journey.ts';
import type { Database } from '../../db/connect.ts';
import type { KeyRing } from '../../db/key-ring.ts';
import { traced } from '../../telemetry/traced.ts';
import { addressAnswer } from '../address/port.ts';
import { streetAnswer } from '../address-suggestions/port.ts';
import { bankAnswer } from '../bank-income/port.ts';
import { type CreditRequest, creditAnswer } from '../credit-bureau/port.ts';
import { type FloodRequest, floodAnswer } from '../flood/port.ts';
import { type HomeRecordRequest, homeRecordAnswer } from '../home-record/port.ts';
import { type IdentityRequest, identityAnswer } from '../identity/port.ts';
import { insuranceAnswer } from '../insurance-link/port.ts';
import { type AskedOrVisited, isVisited } from '../journeys/journey.ts';
import { finishing, type StartVisit, startVisit, visitPort } from '../journeys/visited.ts';
import { loanSystemAnswer } from '../loan-system/port.ts';
import { notConfigured } from '../not-configured.ts';
import { type EmploymentRequest, payrollAnswer } from '../payroll-income/port.ts';
import { type Adapter, type Port, type Recorded, unavailable } from '../port.ts';
import { type Keying, recorded } from '../recorded.ts';
import { type Patience, resilient, usualPatience } from '../resilient.ts';
import { textAnswer } from '../text-message/port.ts';
import { type TitleRequest, titleAnswer } from '../title/port.ts';
import { type ValuationRequest, valuationAnswer } from '../valuation/port.ts';
import type { Adapters } from './adapters.ts';
import type { VendorGateway } from './port.ts';

/** Told the vendor's name, the outcome and the seconds of each question. */
export type VendorTimes = (asked: { vendor: keyof Adapters; outcome: string; seconds: number }) => void;

const timed =
  <Request, Answer>(vendor: keyof Adapters, port: Port<Request, Answer>, times: VendorTimes): Port<Request, Answer> =>
  (...asked) =>
    traced({ name: `vendor ${vendor}` }, async (span) => {
      const started = performance.now();
      const answered = await port(...asked);
      const none = unavailable.safeParse(answered.answer);
      const outcome = none.success ? none.data.reason : 'answered';
      span.setAttribute('hearthline.outcome', outcome);
      times({ vendor, outcome, seconds: (performance.now() - started) / 1000 });
      return answered;
    });

/** Beside what is being typed: a later answer would be to what is no longer there. */
const whileTyping: Patience = { timeoutMs: 2_000, tries: 1, pauseMs: 0 };

/** Every request the product can send to vendors, each behind its consent, its report and its circuit breaker. */
export const vendorGateway = ({
  database,
  ring,
  adapters,
  times = () => undefined,
  brands,
  now = () => new Date(),
}: {
  times?: VendorTimes;
  /** The chosen brand of each vendor that applicants visit. */
  brands: Readonly<Record<JourneyCapability, string>>;
  now?: () => Date;
  database: Pick<Database, 'db' | 'transact'>;
  ring: KeyRing;
  adapters: Adapters;
}): VendorGateway => {
  const portOf = <Request, Answer>(
    vendor: keyof Adapters,
    adapter: Adapter<Request> | null,
    answer: Parameters<typeof resilient<Request, Answer>>[0]['answer'],
    patience: Patience = usualPatience,
  ): Port<Request, Answer> =>
    adapter ? timed(vendor, resilient({ adapter, answer, patience }), times) : notConfigured;
  const personal = <Request, Answer extends { kind: string }>(
    capability: JourneyCapability,
    { part, answer, ...keying }: Keying<Request> & { part: AskedOrVisited<Request> | null; answer: z.ZodType<Answer> },
  ): { ask: Recorded<Request, Answer>; start: StartVisit<Request> | null } => {
    const recording = { database, ring, answer, ...keying };
    if (!isVisited(part))
      return { ask: recorded({ ...recording, port: portOf(capability, part, answer) }), start: null };
    const visited = { database, capability, brand: brands[capability], vendor: part, answer, now };
    const port = timed(capability, visitPort(visited), times);
    return { ask: finishing(recorded({ ...recording, port })), start: startVisit(visited, keying) };
  };
  const payrollIncome = personal('payrollIncome', {
    part: adapters.payrollIncome,
    answer: payrollAnswer,
    consentFor: () => 'payroll',
  });
  const again = isVisited(adapters.payrollIncome) ? adapters.payrollIncome.again : undefined;
  const employmentCheck = again
    ? recorded({
        ...{ database, ring, answer: employmentAnswer },
        port: portOf<EmploymentRequest, z.infer<typeof employmentAnswer>>('payrollIncome', again, employmentAnswer),
        consentFor: () => 'employment',
        turnOf: ({ turn }: EmploymentRequest) => turn,
      })
    : null;
  const bankIncome = personal('bankIncome', {
    part: adapters.bankIncome,
    answer: bankAnswer,
    consentFor: () => 'bank',
  });
  const insuranceLink = personal('insuranceLink', {
    part: adapters.insuranceLink,
    answer: insuranceAnswer,
    consentFor: () => 'insurance',
  });
  const identity = personal('identity', {
    part: adapters.identity,
    answer: identityAnswer,
    consentFor: () => null,
    // The SSN itself must not be guessable from a key; a visit may be answered on another day.
    sameness: ({ ssn: _, asOf, ...request }: IdentityRequest) =>
      isVisited(adapters.identity) ? request : { ...request, asOf },
  });
  const about = (needed: ConsentKind | null) => ({ database, ring, consentFor: () => needed });
  return {
    creditBureau: recorded({
      database,
      ring,
      port: portOf('creditBureau', adapters.creditBureau, creditAnswer),
      answer: creditAnswer,
      consentFor: ({ look }: CreditRequest) => (look === 'hard' ? 'hardPull' : 'softPull'),
      alsoAbout: ({ people }: CreditRequest) => (people.length > 1 ? ['coborrower'] : []),
      lookOf: ({ look }: CreditRequest) => look,
    }),
    valuation: recorded({
      ...about(null),
      port: portOf('valuation', adapters.valuation, valuationAnswer),
      answer: valuationAnswer,
      sameness: ({ model, address }: ValuationRequest) => [model, address],
    }),
    flood: recorded({
      ...about(null),
      port: portOf('flood', adapters.flood, floodAnswer),
      answer: floodAnswer,
      sameness: ({ address }: FloodRequest) => address,
    }),
    title: recorded({
      ...about(null),
      port: portOf('title', adapters.title, titleAnswer),
      answer: titleAnswer,
      sameness: ({ address }: TitleRequest) => address,
    }),
    payrollIncome: payrollIncome.ask,
    employmentCheck,
    bankIncome: bankIncome.ask,
    insuranceLink: insuranceLink.ask,
    identity: identity.ask,
    journeys: {
      payrollIncome: payrollIncome.start,
      bankIncome: bankIncome.start,
      insuranceLink: insuranceLink.start,
      identity: identity.start,
    },
    address: portOf('address', adapters.address, addressAnswer),
    addressSuggestions: portOf('addressSuggestions', adapters.addressSuggestions, streetAnswer, whileTyping),
    homeRecord:
      adapters.homeRecord &&
      recorded({
        ...about(null),
        port: portOf('homeRecord', adapters.homeRecord, homeRecordAnswer, whileTyping),
        answer: homeRecordAnswer,
        // The county is looked up for a home, and makes it no other one.
        sameness: ({ address: { county: _, ...home } }: HomeRecordRequest) => home,
      }),
    loanSystem: portOf('loanSystem', adapters.loanSystem, loanSystemAnswer),
    textMessage: portOf('textMessage', adapters.textMessage, textAnswer),
  };
};
