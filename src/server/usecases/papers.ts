import { readdirSync } from 'node:fs';
import { type Paper, paper, paperFolders } from '#entities/paper.ts';
import type { Person } from '#entities/person.ts';
import { getPolicy } from '#policy/policies.ts';
import { AppError } from '../app-error.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import type { DbOrTx } from '../db/connect.ts';
import { appendEvent } from '../db/repos/events.ts';
import { addReceipt, receiptsOf } from '../db/repos/paper-receipts.ts';
import { meetClock } from './clocks.ts';

const newestText = (name: Paper): string => {
  const folder = new URL(`../../../content/${paperFolders[name]}/`, import.meta.url);
  const [newest] = readdirSync(folder).toSorted().reverse();
  if (!newest) throw new Error(`There is no text of ${name}.`);
  return newest.replace('.md', '');
};

const texts: Readonly<Record<Paper, string>> = {
  earlyDisclosures: newestText('earlyDisclosures'),
  brochure: newestText('brochure'),
};

/** The figures of the early disclosures come from the policy, so its version is a part of theirs. */
const versionOf = ({ env }: Pick<Container, 'env'>, name: Paper): string =>
  name === 'earlyDisclosures' ? `${texts[name]}/${getPolicy(lenderToday(env)).version}` : texts[name];

type Owner = { applicationId: string; person: Person };
export type HandedPaper = { paper: Paper; version: string; receivedAt: Date | null };

/** The papers in force and when this person received them. */
export const papersOf = async (container: Container, { applicationId, person }: Owner): Promise<HandedPaper[]> => {
  const receipts = await receiptsOf(container.database.db, { applicationId, person });
  return paper.options.map((name) => {
    const version = versionOf(container, name);
    const receipt = receipts.find((each) => each.paper === name && each.version === version);
    return { paper: name, version, receivedAt: receipt?.receivedAt ?? null };
  });
};

/** A receipt of any version once given counts: terms that change later are told anew, not asked for again. */
export const hasReceivedPapers = async (db: DbOrTx, { applicationId, person }: Owner): Promise<boolean> => {
  const receipts = await receiptsOf(db, { applicationId, person });
  return paper.options.every((name) => receipts.some((each) => each.paper === name));
};

type Receipt = Owner & { versions: Readonly<Record<Paper, string>>; address: string | null };

/** Written down with version, time and address; saying it again changes nothing. */
export const receivePapers = async (
  container: Container,
  { applicationId, person, versions, address }: Receipt,
): Promise<void> => {
  for (const name of paper.options)
    if (versions[name] !== versionOf(container, name)) throw new AppError('invalidInput');
  await container.database.db.transaction(async (tx) => {
    for (const name of paper.options) {
      const version = versions[name];
      const isNew = await addReceipt(tx, { applicationId, person, paper: name, version, address });
      const body = { paper: name, version };
      if (isNew) await appendEvent(tx, { applicationId, actor: person, kind: 'paperReceived', body });
    }
    const on = lenderToday(container.env);
    await meetClock(tx, { applicationId, kind: 'earlyDisclosures', on, by: 'papersReceived' });
  });
};

/** For whoever walks a demo person through the pages. */
export const receiveCurrentPapers = (container: Container, owner: Owner): Promise<void> =>
  receivePapers(container, {
    ...owner,
    versions: {
      earlyDisclosures: versionOf(container, 'earlyDisclosures'),
      brochure: versionOf(container, 'brochure'),
    },
    address: null,
  });
