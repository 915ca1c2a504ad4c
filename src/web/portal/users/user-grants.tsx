import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { portalUsers } from '#words/portal/portal-users.ts';
import { AskTwice } from '../ask-twice.tsx';
import { AddGrant } from './add-grant.tsx';
import { GrantProposals } from './grant-proposals.tsx';
import { grantText } from './grant-text.ts';
import type { Offices, StaffUser } from './staff-types.ts';
import { useStaffChange } from './use-staff-change.ts';
import styles from './users.module.css';

const words = portalUsers.grant;

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
            {mayChange ? (
              <AskTwice
                name={words.revoke}
                label={words.revokeLabel(grantText(grant, offices))}
                text={grantText(grant, offices)}
                yes={portalUsers.actions.yes(words.revoke)}
                no={portalUsers.actions.no}
                isPending={revoke.isPending}
                onSure={() => revoke.mutate({ accountId: user.id, grantId: grant.id })}
              />
            ) : (
              <span>{grantText(grant, offices)}</span>
            )}
          </li>
        ))}
      </ul>
      <GrantProposals user={user} offices={offices} maySettle={mayChange} />
      {mayChange && <AddGrant accountId={user.id} offices={offices} />}
    </section>
  );
};
