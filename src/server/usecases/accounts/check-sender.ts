import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { takeBotCheckUses } from '#server/db/repos/accounts/rate-limits.ts';
import type { BotCheckAction } from '#server/vendors/bot-check/port.ts';

/** The sender of a request: its headers, its cookies of sessions and visit, and the number of calls in it. */
export type Sender = { headers: Headers; holders: readonly string[]; calls: number };

/** Our own pages only: a browser sends the origin of its requests, and other sites cannot set our header without a preflight. */
export const checkOrigin = ({ env }: Pick<Container, 'env'>, headers: Headers): void => {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isForeign = (origin !== null && origin !== env.PUBLIC_URL) || (site !== null && site !== 'same-origin');
  if (isForeign) throw new AppError('wrongOrigin');
};

type Proof = Omit<Sender, 'headers'> & { token: string; action: BotCheckAction };

/** Whether the token covers these calls of its own holder. They are counted even if it does not. */
export const hasPassedBotCheck = async (
  { botCheck, database }: Pick<Container, 'botCheck' | 'database'>,
  { token, action, holders, calls }: Proof,
): Promise<boolean> => {
  const solved = await botCheck.verify(token, { action, holders });
  if (!solved) return false;
  return (await takeBotCheckUses(database.db, { ...solved, calls })) <= solved.calls;
};

/** For calls that change something: our header, our origin, and a solved bot check. */
export const checkSender = async (container: Container, { headers, ...sender }: Sender): Promise<void> => {
  checkOrigin(container, headers);
  if (headers.get('x-same-origin') !== '1') throw new AppError('wrongOrigin');
  const token = headers.get('x-bot-check') ?? '';
  if (!(await hasPassedBotCheck(container, { token, action: 'api_update', ...sender })))
    throw new AppError('botCheckRequired');
};
