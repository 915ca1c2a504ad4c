import { errors } from '#words/errors.ts';

type Send = (input: RequestInfo | URL | string, init?: RequestInit) => Promise<Response>;

const isOurs = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') === true;

/** Pages show a failed call's message. Messages from the browser or a proxy are not meant for users. */
export const reachServer =
  (send: Send): Send =>
  async (input, init) => {
    const response = await send(input, init).catch((cause: unknown) => {
      throw init?.signal?.aborted ? cause : new Error(errors.notReached, { cause });
    });
    if (!isOurs(response)) throw new Error(errors.notReached);
    return response;
  };
