import { expect, it } from 'vitest';
import { steps } from '#funnel/steps.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { titleHolders } from '#words/application-labels.ts';
import { questionWords } from '../../step/question-words.ts';
import { pageSections } from '../page-sections.ts';
import { sectionText } from '../section-text.ts';
import { checkLine } from './check-line.ts';

const { application } = situationOf(homeownerWithOneJob, 'loanDisbursement');
const lineOf = (key: keyof typeof steps) => checkLine(steps[key], { application, person: 'borrower' });

it('says in one line what was answered, without figures nobody could place', () => {
  expect(lineOf('application3')).toMatch(
    /^212 Fatherland Street, Nashville, TN 37206\u00a0· Single-family house\u00a0· /,
  );
  expect(lineOf('application3')).not.toMatch(/\$|\d{2}\/\d{4}/);
  expect(lineOf('application3')).not.toContain(titleHolders.person);
  expect(lineOf('application5')).toBe('Mission Valley Dental Group');
  expect(lineOf('application4')).toBe('None');
  expect(lineOf('application7')).toMatch(/^Answered/);
});

it.each(['application', 'application3', 'application5', 'application6', 'debtConsolidation', 'application8'] as const)(
  'leaves no empty part in the line of %s',
  (key) => {
    expect(lineOf(key)).not.toMatch(/^ ·|· ·|· $|^$/);
  },
);

it('leads with the name, leaves out what is none, and sums up debts and declarations', () => {
  expect(lineOf('application')).toMatch(/^Alma Reyes\u00a0· /);
  expect(lineOf('application')).not.toContain('None of these');
  expect(lineOf('debtConsolidation')).toMatch(/^1 debt paid off, \$6,400$/);
  expect(lineOf('application8')).toMatch(/Yes\u00a0· “No” to the other \d+$/);
});

it('folds a section answered with No several times to a count, and reads a single No with its question', () => {
  const step = steps.application8;
  const { obligations, occupancy } = Object.fromEntries(
    pageSections.application8.map(({ name, fields }) => [
      name,
      step.fields.filter((field) => fields.some((own) => own === field.name)),
    ]),
  );
  const values = step.read(application, 'borrower');
  const person = 'borrower' as const;
  const about = { words: questionWords(step.key), application, person, toldBefore: {}, values, place: '' };
  expect(sectionText(obligations ?? [], about)).toBe('“No” to all 4 questions');
  expect(sectionText((occupancy ?? []).slice(0, 2), about)).toMatch(/home\? Yes\u00a0· .*\? No$/);
});
