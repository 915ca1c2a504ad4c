import type { Observe } from './http/outside-client.ts';

type Asked = { service: string; observe: Observe };

/** A request to a service that is not asked over HTTP, told to administrators as the others are. */
export const observed = async <Answer>(
  { service, observe }: Asked,
  ask: () => Promise<Answer>,
  /** Some errors are the service's answer. */
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Answer> => {
  const began = performance.now();
  const tell = (outcome: 'answered' | 'down') =>
    observe({ service, outcome, status: null, seconds: (performance.now() - began) / 1000 });
  try {
    const answer = await ask();
    tell('answered');
    return answer;
  } catch (error) {
    tell(isAnswer(error) ? 'answered' : 'down');
    throw error;
  }
};
