import { useMutation, useQuery } from '@tanstack/react-query';
import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { useTRPC } from '#web/api-client/api.ts';
import {
  IconAddressBook,
  IconCalculator,
  IconFileText,
  IconHelpCircle,
  IconHome,
  IconLogout,
  IconUser,
  IconUserCheck,
} from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { errors } from '#words/errors.ts';
import { commandBar as words } from '#words/portal/desk/command-bar.ts';
import { leadStates } from '#words/portal/desk/lead-states.ts';
import { stageWords } from '#words/portal/pipeline.ts';
import { lineText } from '../pipeline/pipeline-columns.tsx';
import { usePortalData } from '../portal-data.ts';
import { linksFor } from '../portal-links.ts';
import { type Command, isWanted, loanParts, type Typed } from './command.ts';

const loanCommand = (row: PipelineRow): Command => ({
  id: `loan-${row.loanId}`,
  group: 'loans',
  title: row.names || words.noName,
  about: [row.loanNumber, row.state, row.line === null ? null : lineText(row.line), stageWords[row.stage].toLowerCase()]
    .filter((part) => part !== null)
    .join(', '),
  Icon: IconHome,
  loan: row,
  to: `/portal/loan/${row.loanId}`,
});

/** `sought`: what the server was asked for last. Its answer counts only for the text as it is typed now. */
type Asking = { sought: string; leave: () => void };

/** Every command that fits what is typed and what the person may do; those of one loan under `on`. */
export const useCommands = (typed: Typed, { sought, leave }: Asking) => {
  const trpc = useTRPC();
  const { me, showKeys } = usePortalData();
  const actions = me?.actions ?? [];
  const found = useQuery({
    ...trpc.desk.find.queryOptions({ typed: sought }),
    enabled: sought !== '' && typed.scope !== 'actions',
  });
  const take = useMutation(trpc.loanWork.take.mutationOptions());
  const shown = sought === typed.text ? found.data : undefined;

  /** The bar is gone by the time of the answer: only the promise brings it. */
  const takeLoan = async ({ loanId, loanNumber }: PipelineRow): Promise<void> => {
    try {
      const isTaken = (await take.mutateAsync({ loanId })).kind === 'taken';
      const text = isTaken ? words.taken(loanNumber) : words.takenAlready;
      showToast({ kind: isTaken ? 'done' : 'problem', title: words.take, text });
    } catch (error) {
      showToast({
        kind: 'problem',
        title: words.take,
        text: error instanceof Error ? error.message : errors.notReached,
      });
    }
  };
  const on = (loan: PipelineRow): Command[] => [
    ...loanParts
      .filter(([, action]) => actions.includes(action))
      .map(
        ([part]): Command => ({
          id: `on-${part}`,
          group: 'onLoan',
          title: words.loanActions[part],
          about: null,
          Icon: IconFileText,
          to: `/portal/loan/${loan.loanId}/${part}`,
        }),
      ),
    ...(loan.owner === null && actions.includes('correspond')
      ? [
          {
            id: 'on-take',
            group: 'onLoan',
            title: words.take,
            about: null,
            Icon: IconUserCheck,
            run: () => void takeLoan(loan),
          } satisfies Command,
        ]
      : []),
  ];

  const people = (shown?.people ?? []).map((each): Command => {
    if (each.kind === 'lead')
      return {
        id: `lead-${each.leadId}`,
        group: 'people',
        title: each.name,
        about: words.lead(each.partner, leadStates[each.state]),
        Icon: IconAddressBook,
        to: `/portal/leads/${each.leadId}`,
      };
    if (each.kind === 'colleague')
      return {
        id: `user-${each.userId}`,
        group: 'people',
        title: each.name,
        about: words.colleague(each.email),
        Icon: IconUserCheck,
        to: `/portal/manage-users/${each.userId}`,
      };
    return {
      id: `${each.kind}-${each.loanId}`,
      group: 'people',
      title: each.name,
      about: words[each.kind](each.loanNumber),
      Icon: IconUser,
      to: `/portal/loan/${each.loanId}/borrowers`,
    };
  });

  const may = (action: (typeof actions)[number], command: Command) => (actions.includes(action) ? [command] : []);
  const acts: Command[] = [
    ...may('seePolicies', {
      ...{ id: 'act-scenario', group: 'actions', title: words.actions.scenario, about: null, Icon: IconCalculator },
      to: '/portal/quick-pricer',
    }),
    ...may('createLead', {
      ...{ id: 'act-lead', group: 'actions', title: words.actions.lead, about: null, Icon: IconAddressBook },
      to: '/portal/leads?add=lead',
    }),
    {
      ...{ id: 'act-account', group: 'actions', title: words.actions.account, about: null, Icon: IconUser },
      to: '/portal/account',
    },
    {
      ...{ id: 'act-keys', group: 'actions', title: words.actions.shortcuts, about: null, Icon: IconHelpCircle },
      run: showKeys,
    },
    {
      ...{ id: 'act-leave', group: 'actions', title: words.actions.signOut, about: null, Icon: IconLogout },
      run: leave,
    },
  ];
  const pages = linksFor(actions).map(
    ({ to, text, Icon }): Command => ({ id: `page-${to}`, group: 'pages', title: text, about: null, Icon, to }),
  );
  const loans = (shown?.loans ?? []).map(loanCommand);
  return {
    isSearching: found.isFetching || sought !== typed.text,
    problem: found.error?.message ?? null,
    on,
    commands: [...loans, ...people, ...pages, ...acts].filter((command) => isWanted(command, typed)),
  };
};
