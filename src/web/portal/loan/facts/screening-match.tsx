import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { inLongDate } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { screeningDesk as words } from '#words/portal/loan-desk/screening.ts';
import styles from '../decision/decision.module.css';
import { ReasonForm } from '../decision/reason-form.tsx';
import { useLoan } from '../loan-context.ts';
import card from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';
import type { ScreenedParty } from './screening-card.tsx';

type Match = ScreenedParty['matches'][number];
type Props = { party: ScreenedParty; match: Match };

const TONES = { open: 'warn', cleared: 'ok', same: 'stop' } as const satisfies Record<Match['state'], ChipTone>;

const listOr = (items: readonly string[]) => items.join('; ') || loanFacts.none;

const birthText = ({ bornOn }: ScreenedParty, { entry, hasSameBirthYear }: Match): string => {
  if (bornOn === null || entry.births.length === 0) return words.noYear;
  return hasSameBirthYear ? words.sameYear : words.otherYear;
};

const OnFile = ({ party }: Pick<Props, 'party'>) => {
  const { application } = useLoan().file;
  const { key, name, otherNames, bornOn } = party;
  const person = key === 'borrower' || key === 'coborrower' ? application[key] : null;
  const home = person?.residences.find(({ to }) => to === null)?.address ?? person?.residences[0]?.address;
  return (
    <>
      <h4>{words.onFile}</h4>
      <Facts>
        <Fact name={words.name}>{name}</Fact>
        <Fact name={words.otherNames}>{listOr(otherNames)}</Fact>
        <Fact name={words.born}>{bornOn && inLongDate(bornOn)}</Fact>
        <Fact name={words.address}>
          {home ? [home.line1, home.city, `${home.state} ${home.zip}`].join(', ') : null}
        </Fact>
      </Facts>
    </>
  );
};

const OnList = ({ party, match }: Props) => {
  const { entry, listedName, subjectName, parts, score } = match;
  return (
    <>
      <h4>{words.listed}</h4>
      <Facts>
        <Fact name={words.name}>{`${entry.name} (${entry.id})`}</Fact>
        <Fact name={words.likeness}>
          {words.score(parts, score)}: {words.comparedWith(listedName, subjectName)}. {birthText(party, match)}
        </Fact>
        <Fact name={words.aliases}>{listOr(entry.aliases)}</Fact>
        <Fact name={words.weakAliases}>{listOr(entry.weakAliases)}</Fact>
        <Fact name={words.born}>{entry.births.map(({ text }) => text).join('; ')}</Fact>
        <Fact name={words.programs}>{listOr(entry.programs)}</Fact>
        <Fact name={words.remarks}>{entry.remarks}</Fact>
      </Facts>
    </>
  );
};

type Asked = 'clear' | 'confirm';

const Review = ({ party, match }: Props) => {
  const trpc = useTRPC();
  const { loanId, can, refresh } = useLoan();
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = {
    onSuccess: () => {
      setAsked(null);
      refresh();
    },
  };
  const clear = useMutation(trpc.loanScreening.clearMatch.mutationOptions(done));
  const confirm = useMutation(trpc.loanScreening.confirmMatch.mutationOptions(done));
  const place = useFocusAlong<HTMLDivElement>(asked !== null);
  const said = { clear, confirm } as const;
  const isMine = match.findings.some((finding) => finding.isMine);
  const told = confirm.data ?? clear.data;
  if (party.screening === null) return null;
  const seen = { loanId, screeningId: party.screening.id, entryId: match.entry.id };
  if (asked !== null)
    return (
      <div ref={place}>
        <ReasonForm
          words={asked === 'clear' ? words.clearForm : words.confirmForm}
          isPending={said[asked].isPending}
          problem={said[asked].error?.message ?? null}
          onSubmit={(reason) => said[asked].mutate({ ...seen, reason })}
          onCancel={() => setAsked(null)}
        />
      </div>
    );
  return (
    <div ref={place}>
      <p className={card.note}>
        {words.twoNeeded} {!can('confirmMatch') && words.askManager}
      </p>
      <p className={styles.press}>
        {can('decide') && !isMine && match.state === 'open' && (
          <button className="button button-secondary button-dense" type="button" onClick={() => setAsked('clear')}>
            {words.clear}
          </button>
        )}
        {can('decide') && isMine && match.state === 'open' && <span className="muted">{words.waitsForAnother}</span>}
        {can('confirmMatch') && (
          <button className="button button-stop button-dense" type="button" onClick={() => setAsked('confirm')}>
            {words.confirm}
          </button>
        )}
      </p>
      {told && <p role="status">{words.outcomes[told.kind]}</p>}
    </div>
  );
};

/** One possible match: the party beside the entry, what reviewers found, and the review. */
export const ScreeningMatch = ({ party, match }: Props) => {
  const { file } = useLoan();
  return (
    <section>
      <h3>
        {words.match(party.name ?? words.noName)}{' '}
        <Chip tone={TONES[match.state]}>{words.matchStates[match.state]}</Chip>
      </h3>
      <div className={card.grid}>
        <div>
          <OnFile party={party} />
        </div>
        <div>
          <OnList party={party} match={match} />
        </div>
      </div>
      {match.findings.length > 0 && (
        <ul className={styles.reasons}>
          {match.findings.map(({ finding, by, at, reason }) => (
            <li key={`${by} ${at.toISOString()}`}>
              {words.foundBy({ finding: words.findings[finding], by, at: momentText(at) })} {reason}
            </li>
          ))}
        </ul>
      )}
      {match.state !== 'same' && !isOver(file.end) && <Review party={party} match={match} />}
    </section>
  );
};
