import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { CreditAnswer, CreditRequest } from '#server/vendors/credit-bureau/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { madeUpFile } from './made-up-file.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

const emptied = (file: CreditFile, outcome: CreditFile['outcome']): CreditFile => ({
  ...file,
  outcome,
  scores: [],
  debts: [],
  inquiries: [],
  derogatoryEvents: [],
});

const answerOf = (files: CreditFile[]): CreditAnswer => {
  if (files.some(({ outcome }) => outcome === 'frozen')) return { kind: 'frozen', files };
  return { kind: files.every(({ outcome }) => outcome === 'notFound') ? 'notFound' : 'found', files };
};

const changed =
  (change: (file: CreditFile) => CreditFile) =>
  ({ files }: CreditAnswer): CreditAnswer =>
    answerOf(files.map(change));

/** Personas have the file their story needs; everyone else gets a plausible one. */
export const sandboxCreditBureau = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<CreditRequest> =>
  switched<CreditRequest, CreditAnswer>(surroundings, {
    vendor: 'creditBureau',
    answer: (request) => {
      const { kind, look, people, asOf } = request;
      return answerOf(
        people.map((identity) => {
          const known = book.findPerson(identity);
          const later = look === 'hard' ? known?.hardCredit?.[known.person] : null;
          const file = later ?? known?.facts.credit[known.person];
          return file ? { ...file, kind, pulledOn: asOf, isSoft: look === 'soft' } : madeUpFile(identity, request);
        }),
      );
    },
    twists: {
      frozen: changed((file) => emptied(file, 'frozen')),
      thin: changed((file) => ({
        ...file,
        scores: file.scores.map((score) => ({ ...score, score: null })),
        debts: [],
      })),
      inconsistent: changed((file) => ({ ...file, hasNameOrSsnVariation: true })),
      duplicate: changed((file) => ({ ...file, debts: [...file.debts, ...file.debts] })),
    },
  });
