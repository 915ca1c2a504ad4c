import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import type { HomeRecordAnswer, HomeRecordRequest } from '#server/vendors/home-record/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { lotOf } from './lot.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

/** The record of a sample applicant's home agrees with them; any other home has a made-up one. */
export const sandboxHomeRecord = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<HomeRecordRequest> =>
  switched<HomeRecordRequest, HomeRecordAnswer>(surroundings, {
    vendor: 'homeRecord',
    answer: ({ address }) => {
      const lot = lotOf(address.line1, address.zip);
      const builtIn = lot.whole('built', [1948, 1996]);
      const made = {
        type: 'singleFamily' as const,
        units: null,
        acquiredOn: toDay(`${lot.whole('bought', [1998, 2021])}-0${lot.whole('month', [1, 9])}-01`),
        yearlyTaxes: toDollars(lot.whole('tax', [18, 74]) * 100),
      };
      const squareFeet = lot.whole('size', [110, 290]) * 10;
      return { kind: 'found', record: { ...(book.findRecord(address) ?? made), builtIn, squareFeet } };
    },
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer) =>
        answer.kind === 'found'
          ? { ...answer, record: { ...answer.record, type: answer.record.type === 'condo' ? 'townhouse' : 'condo' } }
          : answer,
    },
  });
