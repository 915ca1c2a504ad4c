import { useMutation } from '@tanstack/react-query';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { wordsOf } from '#words/loan/conditions.ts';
import { hubWords } from '#words/loan/hub.ts';

const words = hubWords.answer;

/** A question answered in a sentence or two. */
export const AnswerForm = ({ condition, onDone }: { condition: ConditionView; onDone: () => void }) => {
  const trpc = useTRPC();
  const answer = useMutation(trpc.conditions.answer.mutationOptions({ onSuccess: onDone }));
  return (
    <WriteForm
      words={{ ...words, help: wordsOf(condition.code).good, submit: words.send }}
      look="page"
      maxLength={2000}
      first={condition.answer ?? ''}
      isPending={answer.isPending}
      problem={answer.error?.message ?? null}
      onSubmit={(text) => answer.mutate({ key: condition.key, text })}
    />
  );
};
