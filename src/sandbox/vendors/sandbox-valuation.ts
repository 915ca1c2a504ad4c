import type { Valuation } from '#entities/facts/valuation.ts';
import { toDollars } from '#entities/values/money.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { ValuationAnswer, ValuationRequest } from '#server/vendors/valuation/port.ts';
import { lotOf } from './lot.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

const silent = ({ model, asOf }: ValuationRequest): Valuation => ({
  model,
  value: null,
  low: null,
  high: null,
  fsd: null,
  asOf,
});

/** Near the owner's estimate, or a plausible price for the street; each model gives its own value. */
const guess = (request: ValuationRequest): Valuation => {
  const { model, address, stated, asOf } = request;
  const lot = lotOf(address.line1, address.line2, address.zip, model);
  const about = stated.value ?? lotOf(address.line1, address.zip).whole('value', [280, 760]) * 1000;
  const value = Math.round((about * lot.whole('share', [94, 103])) / 100_000) * 1000;
  const fsd = lot.whole('fsd', [6, 24]);
  const bound = (share: number) => toDollars(Math.round(value * share));
  return { model, value: toDollars(value), low: bound(1 - fsd / 100), high: bound(1 + fsd / 100), fsd, asOf };
};

const answerOf = (request: ValuationRequest, valuation: Valuation): ValuationAnswer => {
  const { value, fsd } = valuation;
  return value === null || fsd === null
    ? { kind: 'notFound', valuation: silent(request) }
    : { kind: 'found', valuation: { ...valuation, value, fsd, asOf: request.asOf } };
};

export const sandboxValuation = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<ValuationRequest> =>
  switched<ValuationRequest, ValuationAnswer>(surroundings, {
    vendor: 'valuation',
    answer: (request) => {
      const known = book.findHome(request.address)?.valuations;
      const valuation = known ? known.find(({ model }) => model === request.model) : guess(request);
      return answerOf(request, valuation ?? silent(request));
    },
    twists: {
      thin: (_, request) => ({ kind: 'notFound', valuation: silent(request) }),
      inconsistent: (answer) => ({ ...answer, valuation: { ...answer.valuation, fsd: 45 } }),
    },
  });
