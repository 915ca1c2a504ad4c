import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { takeBotCheckUse } from '#server/db/repos/accounts/rate-limits.ts';

/** The number of calls one solved bot check is valid for. */
const CALLS_PER_TOKEN = 200;

/** Our own pages only: a browser sends the origin of its requests, and other sites cannot set our header without a preflight. */
export const checkOrigin = ({ env }: Pick<Container, 'env'>, headers: Headers): void => {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isForeign = (origin !== null && origin !== env.PUBLIC_URL) || (site !== null && site !== 'same-origin');
  if (isForeign) throw new AppError('wrongOrigin');
};

/** For calls that change something: our header, our origin, and a solved bot check. */
export const checkSender = async (container: Container, headers: Headers): Promise<void> => {
  checkOrigin(container, headers);
  if (headers.get('x-same-origin') !== '1') throw new AppError('wrongOrigin');
  const solved = await container.botCheck.verify(headers.get('x-bot-check') ?? '');
  if (!solved) throw new AppError('botCheckRequired');
  if ((await takeBotCheckUse(container.database.db, solved)) > CALLS_PER_TOKEN) throw new AppError('botCheckRequired');
};
