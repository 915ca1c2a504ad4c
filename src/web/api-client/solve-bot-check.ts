import { z } from 'zod';

const challenge = z.looseObject({
  parameters: z.looseObject({ expiresAt: z.number() }),
  signature: z.string(),
});

export type BotCheckToken = { text: string; expiresAt: number };

const solutionOf = (task: z.infer<typeof challenge>): Promise<unknown> => {
  const worker = new Worker(new URL('./bot-check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    worker.onerror = () => reject(new Error('The bot check could not run'));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
};

/** Requests a challenge and solves it: the server's token is both, in base 64. */
export const solveBotCheck = async (): Promise<BotCheckToken> => {
  const response = await fetch('/api/bot-check', { headers: { 'x-same-origin': '1' } });
  if (!response.ok) throw new Error('The bot check is not available');
  const task = challenge.parse(await response.json());
  const solution = await solutionOf(task);
  if (solution === null) throw new Error('The bot check has no answer');
  return { text: btoa(JSON.stringify({ challenge: task, solution })), expiresAt: task.parameters.expiresAt * 1000 };
};
