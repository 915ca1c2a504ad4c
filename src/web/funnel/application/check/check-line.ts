import { fullName } from '#entities/text/full-name.ts';
import type { Person } from '#entities/values/person.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { steps } from '#funnel/steps.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import { isPaidOff, payoffTotal } from '#rules/debts/payoff.ts';
import { inDollars } from '#words/figures.ts';
import { checkAnswers as words } from '#words/funnel/check-answers.ts';
import { sections } from '#words/funnel/sections.ts';
import type { Current } from '../../step/funnel-data.ts';
import { questionWords } from '../../step/question-words.ts';
import { sectionText } from '../section-text.ts';

/** What can be read without its question; a bare figure or date cannot. */
const PLAIN: ReadonlySet<Field['kind']> = new Set(['text', 'choice', 'address', 'list']);

type About = Pick<Current, 'application'> & { person: Person };

/** Answers that say nothing without their question: none, and a title held by people. */
const NOTHING: readonly unknown[] = ['none', 'person'];

const debtsLine = ({ application }: About): string => {
  const paid = allDebts(application).filter(isPaidOff);
  return paid.length === 0 ? words.noPayoff : words.paidOff(paid.length, inDollars(payoffTotal(paid)));
};

/** A page's answers in one line: what speaks for itself, else what was answered with Yes, and how many with No. */
export const checkLine = (step: Step, { application, person }: About): string => {
  if (step.storedSeparately) return words.apart;
  if (step.key === steps.debtConsolidation.key) return debtsLine({ application, person });
  const values: Record<string, unknown> = step.read(application, person);
  const about = { words: questionWords(step.key), application, person, toldBefore: {}, values, place: '' };
  const asked = step.fields.filter((field) => field.isAsked?.(values) ?? true);
  const lineOf = (fields: readonly Field[]): string =>
    fields
      .map((field) => sectionText([field], about))
      .filter((text) => text !== '')
      .join('\u00a0· ');
  const answered = (kind: boolean) => asked.filter((field) => field.kind === 'yesNo' && values[field.name] === kind);
  const isTold = ({ kind, name }: Field) => PLAIN.has(kind) && !NOTHING.includes(values[name]);
  const part = application[person];
  const name = step.key === steps.application.key && part ? fullName(part) : '';
  const told = [name, lineOf(asked.filter(isTold))].filter((text) => text !== '').join('\u00a0· ');
  if (told !== '') return told;
  const yes = lineOf(answered(true));
  const no = answered(false).length;
  if (yes !== '') return no > 1 ? `${yes}\u00a0· ${sections.otherNo(no)}` : yes;
  return no > 1 ? sections.allNo(no) : words.none;
};
