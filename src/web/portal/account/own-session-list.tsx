import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { SessionList } from '#web/account/session-list.tsx';
import { useTRPC } from '#web/api-client/api.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { sessionWords } from '#words/own-account.ts';

const words = sessionWords;

type Session = inferOutput<ReturnType<typeof useTRPC>['portal']['account']>['sessions'][number];

export const OwnSessionList = ({ sessions }: { sessions: readonly Session[] }) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: trpc.portal.account.queryKey() });
  const told = (text: string) => () => showToast({ kind: 'done', title: words.ended, text });
  const end = useMutation(trpc.portal.endSession.mutationOptions({ onSuccess: told(words.endedText), onSettled }));
  const endOthers = useMutation(
    trpc.portal.endOtherSessions.mutationOptions({ onSuccess: told(words.endedOthersText), onSettled }),
  );
  return (
    <SessionList
      sessions={sessions}
      problem={end.error?.message ?? endOthers.error?.message ?? null}
      onEnd={(id) => end.mutate({ id })}
      onEndOthers={() => endOthers.mutate()}
    />
  );
};
