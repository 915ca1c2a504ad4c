import { useMutation } from '@tanstack/react-query';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { writeToUs as words } from '#words/funnel/write-to-us.ts';
import { useFunnelData } from '../step/funnel-data.ts';

/** The number people name on the telephone; null before the first answer. */
export const useLoanNumber = (): string | null => {
  const number = useFunnelData().current?.hitchLoan?.loanNumber ?? null;
  return number === null ? null : loanNumberText(Number(number));
};

type Props = { first: string; rows?: number; onCancel?: () => void };

/** A message into the loan's own thread, begun with what staff would have to ask; the page stays as it is. */
export const WriteToUs = ({ first, rows = 4, onCancel }: Props) => {
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
};
