import { journeyOf, type Visit } from '#sandbox/personas/journey.ts';
import type { Persona } from '#sandbox/personas/persona.ts';

const line = ({ person, step, status }: Visit): string =>
  `${person === 'borrower' ? '  ' : '    + '}${step.path.padEnd(person === 'borrower' ? 46 : 42)}${step.key.padEnd(26)}${status}`;

const decisionLine = ({ decision }: Visit): string => {
  const failing = decision.trace.filter(({ outcome }) => outcome === 'fail').map(({ rule }) => rule);
  const open = decision.trace.filter(({ outcome }) => outcome === 'unknown').map(({ rule }) => rule);
  const { maxLine } = decision;
  return [
    `decision: ${decision.outcome}${decision.isEstimate ? ' (estimate)' : ''}`,
    `not met: ${failing.join(', ') || 'none'}`,
    `open: ${open.join(', ') || 'none'}`,
    `most: ${maxLine === null ? 'not known' : `${maxLine.amount} set by ${maxLine.rule}`}`,
    `offers: ${decision.offers.length}`,
  ].join('\n');
};

/** The pages a persona sees: path, step, status after it. The coborrower's pages are indented. */
export const journeyText = (persona: Persona): string => {
  const visits = journeyOf(persona);
  const last = visits.at(-1);
  if (last === undefined) throw new Error(`${persona.name} sees no page`);
  return [
    `${persona.name} (${persona.variant})`,
    persona.story,
    '',
    ...visits.map(line),
    '',
    `${last.leadsTo.kind === 'next' ? 'ends at' : last.leadsTo.kind === 'stay' ? 'stays at' : 'refused to'} ${last.leadsTo.to}`,
    decisionLine(last),
    '',
  ].join('\n');
};
