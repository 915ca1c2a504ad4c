import type { TRPCClient } from '@trpc/client';
import { paths } from '#funnel/paths.ts';
import type { AppRouter } from '#server/api/router.ts';

/** The page the user left, the chooser if there are several applications, or the front page if there are none. */
export const resumeAddress = async (api: TRPCClient<AppRouter>): Promise<string> => {
  const current = await api.funnel.current.query();
  if (current === null) return paths.landing;
  const begun = (await api.funnel.mine.query()).filter(({ status }) => status !== 'applicationSubmitted');
  if (begun.length > 1) return paths.chooseApplication;
  // It brings in the steps, which the sign-in page does not need before this.
  const { resumePath } = await import('#funnel/engine/resume.ts');
  return resumePath(current.status);
};
