import { z } from 'zod';
import { actorOf, staffIdOf } from '#entities/contract/actor.ts';
import { csvLine } from '#entities/text/csv-line.ts';
import { person as personSchema } from '#entities/values/person.ts';
import { adverseReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { decision as decisionSchema } from '#rules/decision/decision.ts';
import type { Container } from '#server/container.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { eventsOf } from '#server/db/repos/application/events.ts';
import { runsOf } from '#server/db/repos/loan/decision-runs.ts';
import { decisionsOf } from '#server/db/repos/loan/decisions.ts';
import { factEntriesOf } from '#server/db/repos/loan/fact-entries.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { loanMessagesOf } from '#server/db/repos/loan/loan-messages.ts';
import { deliveriesOf } from '#server/db/repos/loan/notice-deliveries.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { titleOf } from '../conditions/title-of.ts';

type Cells = readonly (string | number | null)[];
type Table = (container: Container, applicationId: string) => Promise<Cells[]>;
export type TableName = keyof Container['words']['loanArchive']['tables'];

const decisions: Table = async ({ database: { db }, words }, applicationId) =>
  (await decisionsOf(db, applicationId)).map((row) => {
    const reasons = z.array(z.enum(adverseReasons)).safeParse(row.reasons).data ?? [];
    const inWords = reasons.map((reason) => words.adverseReasonWords[reason]).join('; ');
    return [
      ...[row.kind, row.decidedOn, row.decidedByName, row.secondByName, row.run, inWords],
      ...[row.otherReason, row.note, row.policyVersion],
    ];
  });

const trace: Table = async ({ database: { db }, words }, applicationId) =>
  (await runsOf(db, applicationId)).flatMap(({ run, ranAt, policyVersion, decision }) =>
    (decisionSchema.safeParse(decision).data?.trace ?? []).map(({ rule, outcome, value, limit }) => [
      ...[run, ranAt.toISOString(), policyVersion, words.ruleWords[rule].name],
      ...[value && words.figureText(value), limit && words.figureText(limit), words.outcomeWords[outcome]],
    ]),
  );

const conditions: Table = async (container, applicationId) =>
  (await currentConditions(container, applicationId)).conditions.map((each) => [
    ...[each.request.code, titleOf(container, each), each.request.owner, each.state, each.openedOn, each.dueOn],
    ...[each.decidedBy, each.reason, each.updatedAt.toISOString()],
  ]);

const facts: Table = async ({ database: { db } }, applicationId) => {
  const names = new Map((await filesOf(db, applicationId)).map(({ id, name }) => [id, name]));
  return (await factEntriesOf(db, applicationId)).map((row) => [
    ...[row.kind, row.person, JSON.stringify(row.fact), names.get(row.fileId) ?? null, row.state],
    ...[row.enteredByName, row.settledByName, row.reason],
  ]);
};

const messages: Table = async ({ database: { db } }, applicationId) => {
  const all = await Promise.all(personSchema.options.map((person) => loanMessagesOf(db, { applicationId, person })));
  return all
    .flat()
    .map(({ sentAt, person, staffName, body }) => [sentAt.toISOString(), person, staffName ?? person, body]);
};

const notices: Table = async ({ database: { db } }, applicationId) =>
  (await deliveriesOf(db, applicationId)).map(({ kind, person, channel, madeOn, sentOn, bouncedOn }) => [
    ...[kind, person, channel, madeOn, sentOn, bouncedOn],
  ]);

const MOST_EVENTS = 100_000;

const audit: Table = async ({ database: { db }, words }, applicationId) => {
  const rows = (await eventsOf(db, { applicationId, limit: MOST_EVENTS })).toReversed();
  const idOf = (actor: string) => z.uuid().safeParse(staffIdOf(actorOf(actor))).data ?? '';
  const names = await namesOf(db, [...new Set(rows.map(({ actor }) => idOf(actor)))].filter(Boolean));
  const told: Readonly<Record<string, string>> = words.eventWords;
  return rows.map(({ seq, at, actor, kind, body, hash }) => [
    ...[seq, at.toISOString(), names.get(idOf(actor)) ?? words.auditCsv.actors[actor] ?? words.loanArchive.someone],
    ...[told[kind] ?? kind, JSON.stringify(body), hash.toString('hex')],
  ]);
};

export const archiveTables = {
  decisions,
  trace,
  conditions,
  facts,
  messages,
  notices,
  audit,
} as const satisfies Partial<Record<TableName, Table>>;

export const tableCsv = ({ words }: Pick<Container, 'words'>, name: TableName, rows: readonly Cells[]): string =>
  `\ufeff${[[...words.loanArchive.tables[name].columns], ...rows].map(csvLine).join('')}`;
