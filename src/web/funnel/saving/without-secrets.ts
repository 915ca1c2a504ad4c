import type { Step } from '#funnel/engine/define-step.ts';

/** A draft never holds vault data: those numbers are sent once, with the finished answer. */
export const withoutSecrets = (
  step: Pick<Step, 'fields'>,
  answers: Record<string, unknown>,
): Record<string, unknown> => {
  const secrets = step.fields.filter(({ secret, kind }) => secret === true || kind === 'ssn').map(({ name }) => name);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !secrets.includes(name)));
};
