import type { PipelineRow } from '#entities/contract/pipeline.ts';
import type { PortalAction } from '#entities/contract/portal-action.ts';
import type { IconUsers } from '#web/ui/icons.ts';

export type CommandGroup = 'loans' | 'onLoan' | 'people' | 'pages' | 'actions';

/** One line of the command bar: a place to go to, or something to do. */
export type Command = {
  id: string;
  group: CommandGroup;
  title: string;
  about: string | null;
  Icon: typeof IconUsers;
  /** The loan it stands for, whose actions follow. */
  loan?: PipelineRow;
} & ({ to: string } | { run: () => void });

export const scopes = ['all', 'loans', 'people', 'actions'] as const;
export type Scope = (typeof scopes)[number];

/** The first character narrows the search. */
export const scopeKeys = { loans: '#', people: '@', actions: '>' } as const;

export type Typed = { scope: Scope; text: string };

/** `# 204` looks among loans for 204. */
export const readTyped = (typed: string): Typed => {
  const scope = (['loans', 'people', 'actions'] as const).find((each) => typed.startsWith(scopeKeys[each]));
  return scope === undefined ? { scope: 'all', text: typed.trim() } : { scope, text: typed.slice(1).trim() };
};

/** The same text in another scope. */
export const inScope = (typed: string, scope: Scope): string => {
  const { text } = readTyped(typed);
  return scope === 'all' ? text : `${scopeKeys[scope]}${text}`;
};

const groupsIn: Readonly<Record<Scope, readonly CommandGroup[]>> = {
  all: ['loans', 'onLoan', 'people', 'pages', 'actions'],
  loans: ['loans', 'onLoan'],
  people: ['people'],
  actions: ['onLoan', 'pages', 'actions'],
};

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** What was found on the server fits already; pages and actions fit when every word begins one of theirs. */
export const isWanted = ({ group, title }: Pick<Command, 'group' | 'title'>, { scope, text }: Typed): boolean => {
  if (!groupsIn[scope].includes(group)) return false;
  if (group === 'loans' || group === 'people' || group === 'onLoan') return true;
  const own = wordsOf(title);
  return wordsOf(text).every((word) => own.some((each) => each.startsWith(word)));
};

/** The parts of a loan reached from the bar, and what they take. */
export const loanParts = [
  ['conditions', 'seeLoan'],
  ['documents', 'seeDocuments'],
  ['decision', 'decide'],
  ['closing', 'seeLoan'],
  ['messages', 'correspond'],
  ['notes', 'correspond'],
  ['audit', 'seeAudit'],
] as const satisfies readonly (readonly [string, PortalAction])[];
