import { solutionOf } from './solution-of.ts';

type Challenge = { parameters: { data: { seconds: number; calls: number } }; signature: string };

const isChallenge = (task: Partial<Challenge> | null): task is Challenge => {
  const { seconds, calls } = task?.parameters?.data ?? {};
  return typeof seconds === 'number' && typeof calls === 'number' && typeof task?.signature === 'string';
};

/** Valid for that many calls, and by the browser's own clock until then. */
export type BotCheckToken = { text: string; calls: number; milliseconds: number; expiresAt: number };

/** Requests a challenge and solves it: the server's token is both, in base 64. */
export const solveBotCheck = async (): Promise<BotCheckToken> => {
  const startedAt = Date.now();
  const response = await fetch('/api/bot-check', { headers: { 'x-same-origin': '1' } });
  if (!response.ok) throw new Error('The bot check is not available');
  const task: Partial<Challenge> | null = await response.json();
  if (!isChallenge(task)) throw new Error('The bot check has no task');
  const solution = await solutionOf(task);
  if (solution === null) throw new Error('The bot check has no answer');
  const { seconds, calls } = task.parameters.data;
  const milliseconds = seconds * 1000;
  const text = btoa(JSON.stringify({ challenge: task, solution }));
  return { text, calls, milliseconds, expiresAt: startedAt + milliseconds };
};
