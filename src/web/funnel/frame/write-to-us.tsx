import { useMutation } from '@tanstack/react-query';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { writeToUs as words } from '#words/funnel/write-to-us.ts';

type Props = { first: string; rows?: number; onCancel?: () => void };

/** A message into the loan's own thread, begun with what staff would have to ask; the page stays as it is. */
export default function WriteToUs({ first, rows = 4, onCancel }: Props) {
  const trpc = useTRPC();
  const write = useMutation(trpc.loan.write.mutationOptions());
  if (write.isSuccess)
    return (
      <Notice tone="info" title={words.sent}>
        {words.sentText} <Link to={`${paths.account}#messages`}>{words.see}</Link>
      </Notice>
    );
  return (
    <WriteForm
      words={words}
      look="page"
      tone="secondary"
      rows={rows}
      maxLength={4000}
      first={first}
      isPending={write.isPending}
      problem={write.error?.message ?? null}
      onSubmit={(text) => write.mutate({ text })}
      {...(onCancel && { onCancel })}
    />
  );
}
