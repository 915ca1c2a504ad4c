import { useMutation, useQueryClient } from '@tanstack/react-query';
import { email } from '#entities/values/email.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import { firstGrant, GrantFields, needsOffice } from './grant-fields.tsx';
import type { Offices } from './staff-types.ts';
import styles from './users.module.css';

const words = portalUsers.invite;

/** The invitee and a first grant: an invitation always comes with access. */
export const InviteForm = ({ offices, onClose }: { offices: Offices; onClose: () => void }) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '', grant: firstGrant },
    check: ({ firstName, lastName, grant, ...typed }) => ({
      firstName: firstName.trim() === '' ? words.firstNameNeeded : null,
      lastName: lastName.trim() === '' ? words.lastNameNeeded : null,
      email: email.safeParse(typed.email).success ? null : words.emailNeeded,
      grant: needsOffice(grant) && grant.scopeId === null ? portalUsers.grant.officeNeeded : null,
    }),
  });
  const invite = useMutation(
    trpc.staff.invite.mutationOptions({
      onSuccess: ({ kind }, sent) => {
        if (kind !== 'done') return;
        void queries.invalidateQueries({ queryKey: trpc.staff.list.queryKey() });
        showToast({ kind: 'done', title: words.heading, text: words.done(sent.email) });
        onClose();
      },
    }),
  );
  return (
    <form
      className={`card ${styles.form}`}
      noValidate
      onSubmit={form.submit((answers) => invite.mutate(answers), focusFirstError)}
    >
      <h2 className="heading-4">{words.heading}</h2>
      <p className="muted small">{words.lede}</p>
      {invite.isError && <Notice tone="stop" title={invite.error.message} />}
      {invite.data?.kind === 'emailTaken' && <Notice tone="stop" title={words.emailTaken} />}
      <div className={styles.fields}>
        <TextInput label={words.firstName} autoComplete="off" {...form.inputProps('firstName')} />
        <TextInput label={words.lastName} autoComplete="off" {...form.inputProps('lastName')} />
        <TextInput
          label={portalUsers.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.inputProps('email')}
        />
        <GrantFields
          grant={form.values.grant}
          offices={offices}
          error={form.errors.grant ?? null}
          onChange={(grant) => form.change('grant', grant)}
        />
      </div>
      <FormButtons
        className={styles.buttons}
        submit={words.submit}
        cancel={words.cancel}
        isPending={invite.isPending}
        onCancel={onClose}
      />
    </form>
  );
};
