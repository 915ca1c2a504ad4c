import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { portalUsers } from '#words/portal/portal-users.ts';
import { grantText } from './grant-text.ts';
import type { Offices, StaffUser } from './staff-types.ts';
import { useStaffChange } from './use-staff-change.ts';
import styles from './users.module.css';

const words = portalUsers.grant.conflict;

/** Conflicting grants that wait: another administrator agrees or declines, the one who proposed may take it back. */
export const GrantProposals = ({
  user,
  offices,
  maySettle,
}: {
  user: StaffUser;
  offices: Offices;
  maySettle: boolean;
}) => {
  const trpc = useTRPC();
  const { settled, problem } = useStaffChange(words.settled);
  const settle = useMutation(trpc.staff.settleGrant.mutationOptions(settled));
  if (user.proposals.length === 0) return null;
  return (
    <>
      {problem && <Notice tone="stop" title={problem} />}
      <ul className={styles.grants}>
        {user.proposals.map((proposal) => {
          const text = grantText(proposal, offices);
          const answer = (isAgreed: boolean) => () =>
            settle.mutate({ accountId: user.id, proposalId: proposal.id, isAgreed });
          return (
            <li key={proposal.id}>
              <span>{proposal.isMine ? words.mine(text) : words.waiting(text, proposal.by)}</span>
              {maySettle && (
                <span className={styles.buttons}>
                  {!proposal.isMine && (
                    <button
                      className="button button-secondary button-small"
                      type="button"
                      disabled={settle.isPending}
                      aria-label={words.agreeLabel(text)}
                      onClick={answer(true)}
                    >
                      {words.agree}
                    </button>
                  )}
                  <button
                    className="button button-quiet button-small"
                    type="button"
                    disabled={settle.isPending}
                    aria-label={proposal.isMine ? words.takeBackLabel(text) : words.declineLabel(text)}
                    onClick={answer(false)}
                  >
                    {proposal.isMine ? words.takeBack : words.decline}
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
