import type { TRPCClient } from '@trpc/client';
import { paths } from '#funnel/paths.ts';
import type { AppRouter } from '#server/api/router.ts';

/** The page the person left, the choice for who has begun more than once, the front page for who has nothing here yet. */
export const resumeAddress = async (api: TRPCClient<AppRouter>): Promise<string> => {
  const current = await api.funnel.current.query();
  if (current === null) return paths.landing;
  const begun = (await api.funnel.mine.query()).filter(({ status }) => status !== 'applicationSubmitted');
  if (begun.length > 1) return paths.chooseApplication;
  // The steps come along with it, and the sign-in page has no use for them before.
  const { resumePath } = await import('#funnel/engine/resume.ts');
  return resumePath(current.status);
};
