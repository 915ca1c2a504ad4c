import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { portalUsers } from '#words/portal/portal-users.ts';
import { firstGrant, GrantFields, needsOffice } from './grant-fields.tsx';
import { grantText } from './grant-text.ts';
import type { Offices, StaffUser } from './staff-types.ts';
import { useStaffChange } from './use-staff-change.ts';
import styles from './users.module.css';

const words = portalUsers.grant;

const AddGrant = ({ accountId, offices }: { accountId: string; offices: Offices }) => {
  const trpc = useTRPC();
  const [grant, setGrant] = useState(firstGrant);
  const [isOfficeMissing, setIsOfficeMissing] = useState(false);
  const { settled, problem } = useStaffChange(portalUsers.actions.done.granted);
  const give = useMutation(trpc.staff.grant.mutationOptions(settled));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = needsOffice(grant) && grant.scopeId === null;
    setIsOfficeMissing(isMissing);
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
      <p>
        <button className="button button-secondary button-dense" type="submit" disabled={give.isPending}>
          {words.add}
        </button>
      </p>
    </form>
  );
};

export const UserGrants = ({ user, offices, mayChange }: { user: StaffUser; offices: Offices; mayChange: boolean }) => {
  const trpc = useTRPC();
  const { settled, problem } = useStaffChange(portalUsers.actions.done.revoked);
  const revoke = useMutation(trpc.staff.revoke.mutationOptions(settled));
  return (
    <section className={`card ${styles.card}`} aria-labelledby="grants-heading">
      <h2 className="heading-4" id="grants-heading">
        {words.heading}
      </h2>
      <p className="muted small">{words.lede}</p>
      {problem && <Notice tone="stop" title={problem} />}
      {user.grants.length === 0 && <p>{words.none}</p>}
      <ul className={styles.grants}>
        {user.grants.map((grant) => (
          <li key={grant.id}>
            <span>{grantText(grant, offices)}</span>
            {mayChange && (
              <button
                className="button button-quiet button-small"
                type="button"
                disabled={revoke.isPending}
                aria-label={words.revokeLabel(grantText(grant, offices))}
                onClick={() => revoke.mutate({ accountId: user.id, grantId: grant.id })}
              >
                {words.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <AddGrant accountId={user.id} offices={offices} />}
    </section>
  );
};
