import type { ConsentKind } from '#entities/contract/consent.ts';
import type { Database } from '../../db/connect.ts';
import type { KeyRing } from '../../db/key-ring.ts';
import { addressAnswer } from '../address/port.ts';
import { bankAnswer } from '../bank-income/port.ts';
import { type CreditRequest, creditAnswer } from '../credit-bureau/port.ts';
import { type FloodRequest, floodAnswer } from '../flood/port.ts';
import { type IdentityRequest, identityAnswer } from '../identity/port.ts';
import { insuranceAnswer } from '../insurance-link/port.ts';
import { loanSystemAnswer } from '../loan-system/port.ts';
import { notConfigured } from '../not-configured.ts';
import { payrollAnswer } from '../payroll-income/port.ts';
import { type Adapter, type Port, unavailable } from '../port.ts';
import { recorded } from '../recorded.ts';
import { resilient } from '../resilient.ts';
import { textAnswer } from '../text-message/port.ts';
import { type TitleRequest, titleAnswer } from '../title/port.ts';
import { type ValuationRequest, valuationAnswer } from '../valuation/port.ts';
import type { Adapters } from './adapters.ts';
import type { VendorGateway } from './port.ts';

/** Told the vendor's name, the outcome and the seconds of each question. */
export type VendorTimes = (asked: { vendor: keyof Adapters; outcome: string; seconds: number }) => void;

const timed =
  <Request, Answer>(vendor: keyof Adapters, port: Port<Request, Answer>, times: VendorTimes): Port<Request, Answer> =>
  async (...asked) => {
    const started = performance.now();
    const answered = await port(...asked);
    const none = unavailable.safeParse(answered.answer);
    const seconds = (performance.now() - started) / 1000;
    times({ vendor, outcome: none.success ? none.data.reason : 'answered', seconds });
    return answered;
  };

/** Every request the product can send to vendors, each behind its consent, its report and its circuit breaker. */
export const vendorGateway = ({
  database,
  ring,
  adapters,
  times = () => undefined,
}: {
  times?: VendorTimes;
  database: Pick<Database, 'db' | 'transact'>;
  ring: KeyRing;
  adapters: Adapters;
}): VendorGateway => {
  const portOf = <Request, Answer>(
    vendor: keyof Adapters,
    adapter: Adapter<Request> | null,
    answer: Parameters<typeof resilient<Request, Answer>>[0]['answer'],
  ): Port<Request, Answer> => (adapter ? timed(vendor, resilient({ adapter, answer }), times) : notConfigured);
  const about = (needed: ConsentKind | null) => ({ database, ring, consentFor: () => needed });
  return {
    creditBureau: recorded({
      database,
      ring,
      port: portOf('creditBureau', adapters.creditBureau, creditAnswer),
      answer: creditAnswer,
      consentFor: ({ look }: CreditRequest) => (look === 'hard' ? 'hardPull' : 'softPull'),
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
    payrollIncome: recorded({
      ...about('payroll'),
      port: portOf('payrollIncome', adapters.payrollIncome, payrollAnswer),
      answer: payrollAnswer,
    }),
    bankIncome: recorded({
      ...about('bank'),
      port: portOf('bankIncome', adapters.bankIncome, bankAnswer),
      answer: bankAnswer,
    }),
    insuranceLink: recorded({
      ...about('insurance'),
      port: portOf('insuranceLink', adapters.insuranceLink, insuranceAnswer),
      answer: insuranceAnswer,
    }),
    identity: recorded({
      ...about(null),
      port: portOf('identity', adapters.identity, identityAnswer),
      answer: identityAnswer,
      // The SSN itself must not be guessable from a key.
      sameness: ({ ssn: _, ...request }: IdentityRequest) => request,
    }),
    address: portOf('address', adapters.address, addressAnswer),
    loanSystem: portOf('loanSystem', adapters.loanSystem, loanSystemAnswer),
    textMessage: portOf('textMessage', adapters.textMessage, textAnswer),
  };
};
