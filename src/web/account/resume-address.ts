import type { TRPCClient } from '@trpc/client';
import { resumePath } from '#funnel/engine/resume.ts';
import { paths } from '#funnel/paths.ts';
import type { AppRouter } from '#server/api/router.ts';

/** The page the person left; the front page for someone who has nothing here yet. */
export const resumeAddress = async (api: TRPCClient<AppRouter>): Promise<string> => {
  const current = await api.funnel.current.query();
  return current === null ? paths.landing : resumePath(current.status);
};
