import type { Answer } from './page-texts.ts';
import { type Topic, topics } from './topics.ts';

const answers: readonly Answer[] = Object.values(
  import.meta.glob<Answer>('/content/en/faq/*.md', { import: 'default', eager: true }),
).sort((one, other) => one.place - other.place);

/** Questions and answers in reading order, by topic. */
export const answersByTopic: readonly { topic: Topic; answers: readonly Answer[] }[] = topics
  .map((topic) => ({ topic, answers: answers.filter((answer) => answer.topic === topic) }))
  .filter((group) => group.answers.length > 0);
