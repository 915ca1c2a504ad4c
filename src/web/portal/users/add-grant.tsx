import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PortalRole } from '#entities/contract/portal-role.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { portal } from '#words/portal/portal.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import { firstGrant, GrantFields, needsOffice } from './grant-fields.tsx';
import type { NewGrant, Offices } from './staff-types.ts';
import { useStaffChange } from './use-staff-change.ts';
import styles from './users.module.css';

const words = portalUsers.grant;

type Conflict = { grant: NewGrant; roles: readonly PortalRole[] };

/** The warning before a conflicting role is proposed to a second administrator. */
const ConflictWarning = ({
  accountId,
  conflict: { grant, roles },
  onDone,
}: {
  accountId: string;
  conflict: Conflict;
  onDone: () => void;
}) => {
  const trpc = useTRPC();
  const { settled, problem } = useStaffChange(words.conflict.proposed);
  const { onSuccess, ...rest } = settled;
  const done = (outcome: Parameters<typeof onSuccess>[0]) => {
    onSuccess(outcome);
    if (outcome.kind === 'done') onDone();
  };
  const propose = useMutation(trpc.staff.proposeGrant.mutationOptions({ ...rest, onSuccess: done }));
  return (
    <Notice tone="warn" title={words.conflict.title(roles.map((role) => portal.roles[role].label).join(', '))}>
      {words.conflict.text}
      {problem && <p>{problem}</p>}
      <p className={styles.buttons}>
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={propose.isPending}
          onClick={() => propose.mutate({ accountId, grant })}
        >
          {words.conflict.ask}
        </button>
        <button className="button button-quiet button-dense" type="button" onClick={onDone}>
          {words.conflict.cancel}
        </button>
      </p>
    </Notice>
  );
};

export const AddGrant = ({ accountId, offices }: { accountId: string; offices: Offices }) => {
  const trpc = useTRPC();
  const [grant, setGrant] = useState(firstGrant);
  const [isOfficeMissing, setIsOfficeMissing] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { settled, problem } = useStaffChange(portalUsers.actions.done.granted);
  const give = useMutation(
    trpc.staff.grant.mutationOptions({
      onError: settled.onError,
      onSuccess: (outcome, sent) => {
        if (outcome.kind === 'conflicts') setConflict({ grant: sent.grant, roles: outcome.roles });
        else settled.onSuccess(outcome);
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = needsOffice(grant) && grant.scopeId === null;
    setIsOfficeMissing(isMissing);
    setConflict(null);
    if (!isMissing) give.mutate({ accountId, grant });
  };
  return (
    <form className={styles.inside} noValidate onSubmit={submit}>
      {problem && <Notice tone="stop" title={problem} />}
      <div className={styles.fields}>
        <GrantFields
          grant={grant}
          offices={offices}
          error={isOfficeMissing ? words.officeNeeded : null}
          onChange={setGrant}
        />
      </div>
      {conflict ? (
        <ConflictWarning accountId={accountId} conflict={conflict} onDone={() => setConflict(null)} />
      ) : (
        <p>
          <button className="button button-secondary button-dense" type="submit" disabled={give.isPending}>
            {words.add}
          </button>
        </p>
      )}
    </form>
  );
};
