import { z } from 'zod';
import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { demographicsOf } from '#server/db/repos/application/demographics.ts';
import { logView } from './log-view.ts';

const stored = z.record(z.string(), z.unknown());

/** Each answer in the words of its question. */
export const shownDemographics = z.object({
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  howCollected: z.string(),
});
export type ShownDemographics = z.infer<typeof shownDemographics>;

/** Null where nothing was asked or answered. */
const answerText = (words: Container['words'], name: string, answer: unknown): string | null => {
  if (!Array.isArray(answer)) return typeof answer === 'string' ? answer : null;
  const { options } = words.steps.application7;
  const choices = new Map(Object.entries(options ?? {})).get(name) ?? {};
  const { chosenNot } = words.loanFacts.borrowers;
  const chosen = answer.map(String).flatMap((each) => (each === 'notProvided' ? chosenNot : (choices[each] ?? [])));
  return chosen.length === 0 ? null : words.inList(chosen);
};

type Looking = { applicationId: string; person: Person; staffId: string };

/** Kept apart from everything used to decide; each view is logged. */
export const showDemographics = async (
  container: Container,
  { applicationId, person, staffId }: Looking,
): Promise<ShownDemographics | null> => {
  await logView(container, { applicationId, staffId, what: `demographics of the ${person}` });
  const found = await demographicsOf(container.database.db, { applicationId, person });
  if (!found) return null;
  const document = stored.parse(found.document);
  const { words } = container;
  const answers = Object.entries(words.steps.application7.fields).flatMap(([name, question]) => {
    const answer = answerText(words, name, document[name]);
    return answer === null ? [] : [{ question, answer }];
  });
  return { answers, howCollected: found.howCollected };
};
