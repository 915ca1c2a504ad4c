import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import styles from './users.module.css';

const words = portalUsers.places;

type Props = { kind: 'company' | 'branch'; companyId: string | null; label: string };

export const PlaceForm = ({ kind, companyId, label }: Props) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const settled = {
    onSuccess: (outcome: { kind: 'done' | 'nameTaken' }) => {
      if (outcome.kind === 'nameTaken') return setProblem(words.nameTaken);
      setName('');
      void queries.invalidateQueries({ queryKey: trpc.staff.places.queryKey() });
      showToast({ kind: 'done', title: words.added, text: name });
    },
    onError: (error: { message: string }) => setProblem(error.message),
  };
  const addCompany = useMutation(trpc.staff.addCompany.mutationOptions(settled));
  const addBranch = useMutation(trpc.staff.addBranch.mutationOptions(settled));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(words.nameNeeded);
    setProblem(null);
    if (kind === 'company') addCompany.mutate({ name });
    else addBranch.mutate({ name, companyId });
  };
  return (
    <form className={styles.line} noValidate onSubmit={submit}>
      <TextInput
        label={label}
        value={name}
        error={problem}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button
        className="button button-secondary button-dense"
        type="submit"
        disabled={addCompany.isPending || addBranch.isPending}
      >
        {kind === 'company' ? words.addCompany : words.addBranch}
      </button>
    </form>
  );
};
