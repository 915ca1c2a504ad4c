import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#entities/values/person.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { idSubtypes } from '#words/application-labels.ts';
import { inLongDate } from '#words/figures.ts';
import { conditionStates } from '#words/loan/conditions.ts';
import { timeText } from '#words/moments.ts';
import { conditionDesk, identityDesk as words } from '#words/portal/loan-desk/work.ts';
import type { LoanCondition } from '../conditions/condition-row.tsx';
import { ReasonForm } from '../decision/reason-form.tsx';
import type { LoanDocument } from '../documents/document-row.tsx';
import styles from '../documents/documents.module.css';
import { AccessReason } from '../documents/documents-tab.tsx';
import { HeldPart } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import { IdPicture } from '../viewer/id-picture.tsx';
import card from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';
import { IdChecklist } from './id-checklist.tsx';
import { IdReading } from './id-reading.tsx';
import { fullNameOf } from './people-names.ts';
import { ScreeningCard } from './screening-card.tsx';

const ID_CODE = conditionCode.photoId;
const TONES = {
  requested: 'off',
  received: 'wait',
  needsAnotherLook: 'warn',
  accepted: 'ok',
  waived: 'notNeeded',
} as const satisfies Record<LoanCondition['state'], ChipTone>;

const kindsOf = (pictures: readonly LoanDocument[]): ReadonlySet<string> =>
  new Set(pictures.flatMap(({ idSubtype }) => (idSubtype === null ? [] : [idSubtypes[idSubtype]])));

/** The side, and of which ID where more than one kind was sent. */
const pictureName = ({ name, idSide, idSubtype }: LoanDocument, among: readonly LoanDocument[]): string => {
  if (idSide === null) return name;
  const side = words.sides[idSide];
  return idSubtype === null || kindsOf(among).size < 2 ? side : words.sideOf(side, idSubtypes[idSubtype]);
};

const Compare = ({ person, pictures }: { person: Person; pictures: readonly LoanDocument[] }) => {
  const { application } = useLoan().file;
  const { dateOfBirth, residences } = application[person] ?? application.borrower;
  const { line1, city, state, zip } = application.property;
  const home = residences.find(({ to }) => to === null)?.address ?? residences[0]?.address;
  const kinds = kindsOf(pictures);
  return (
    <>
      <h3>{words.compare}</h3>
      <Facts>
        <Fact name={words.name}>{fullNameOf(application, person)}</Fact>
        <Fact name={words.born}>{dateOfBirth && inLongDate(dateOfBirth)}</Fact>
        <Fact name={words.address}>
          {home ? [home.line1, home.city, `${home.state} ${home.zip}`].join(', ') : null}
        </Fact>
        <Fact name={words.home}>
          {[line1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={words.kind}>{kinds.size === 0 ? null : [...kinds].join(', ')}</Fact>
      </Facts>
    </>
  );
};

/** `open`: checks of the pictures that nobody has ticked; null until they are loaded. */
const Judge = ({ condition, open }: { condition: LoanCondition; open: number | null }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const { key, changedAt, state } = condition;
  // Its last change when the user began writing a reason.
  const [asked, setAsked] = useState<Date | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const decide = useMutation(
    trpc.loanWork.decideCondition.mutationOptions({
      onSuccess: (outcome) => {
        setAsked((before) => (outcome.kind === 'changedMeanwhile' && before !== null ? outcome.at : null));
        // Pressed before the checks were loaded.
        setIsRefused(outcome.kind === 'checksMissing');
        refresh();
      },
    }),
  );
  const problem =
    open !== null && decide.data?.kind === 'checksMissing'
      ? null
      : decide.data?.kind === 'changedMeanwhile'
        ? conditionDesk.meanwhile(decide.data.by, timeText(decide.data.at))
        : decide.data && decide.data.kind !== 'decided'
          ? conditionDesk.outcomes[decide.data.kind]
          : (decide.error?.message ?? null);
  const say = (seen: Date, decision: Parameters<typeof decide.mutate>[0]['decision']) =>
    decide.mutate({ loanId, key, seen, decision });
  const container = useFocusAlong<HTMLDivElement>(asked !== null);
  const accept = () => {
    setIsRefused(open !== null && open > 0);
    if (open === null || open === 0) return say(changedAt, { kind: 'accept' });
    container.current?.closest('section')?.querySelector<HTMLElement>('fieldset input:not(:checked)')?.focus();
  };
  if (asked !== null)
    return (
      <div ref={container}>
        <ReasonForm
          words={conditionDesk.againForm}
          isPending={decide.isPending}
          problem={problem}
          onSubmit={(reason) => say(asked, { kind: 'anotherLook', reason, fileIds: null })}
          onCancel={() => setAsked(null)}
        />
      </div>
    );
  return (
    <div ref={container} className={styles.judge}>
      {state === 'requested' && <p className="muted">{words.notSent}</p>}
      {state === 'received' && (
        <>
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={decide.isPending}
            onClick={accept}
          >
            {words.accept}
          </button>
          <button className="button button-secondary button-dense" type="button" onClick={() => setAsked(changedAt)}>
            {words.again}
          </button>
        </>
      )}
      {state === 'received' && open !== null && open > 0 && (
        <p className={isRefused ? styles.told : 'muted'} role={isRefused ? 'alert' : undefined}>
          {words.checksOpen(open)}
        </p>
      )}
      {problem !== null && (
        <p className={styles.told} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};

/** A selfie is shown beside the side with the photo. */
const ORDER: readonly LoanDocument['idSide'][] = ['front', 'selfie', 'back', null];
const placeOf = ({ idSide }: LoanDocument): number => ORDER.indexOf(idSide);

type PersonProps = { person: Person; pictures: readonly LoanDocument[]; condition: LoanCondition | undefined };

const Identity = ({ person, pictures, condition }: PersonProps) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const [areShown, setAreShown] = useState(false);
  const list = useQuery({ ...trpc.loanReview.idChecks.queryOptions({ loanId, person }), enabled: areShown });
  const open = list.data?.checks.flatMap(({ check, ticked }) => (ticked === null ? [check] : [])) ?? null;
  const name = fullNameOf(file.application, person);
  const mayWork = can('workLoan') && !isOver(file.end);
  const current = pictures
    .filter(({ review }) => review !== 'notAccepted')
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  if (pictures.length === 0)
    return <EmptyState title={`${words.title(name)}: ${words.none}`}>{words.noneText(name)}</EmptyState>;
  return (
    <section className={card.card}>
      <h2>
        {words.title(name)} {condition && <Chip tone={TONES[condition.state]}>{conditionStates[condition.state]}</Chip>}
      </h2>
      <Compare person={person} pictures={current} />
      {areShown ? (
        <>
          <IdReading person={person} isFrontOpen={open?.includes('sameAsFront') === true} />
          <div className={styles.pictures}>
            {current.map((picture) => (
              <IdPicture
                key={picture.id}
                fileId={picture.id}
                name={pictureName(picture, current)}
                onReasonNeeded={refresh}
              />
            ))}
          </div>
          <IdChecklist person={person} mayTick={mayWork} />
        </>
      ) : (
        <button className="button button-secondary button-dense" type="button" onClick={() => setAreShown(true)}>
          {words.look}
        </button>
      )}
      {areShown && condition && mayWork && <Judge condition={condition} open={open?.length ?? null} />}
    </section>
  );
};

/** One person's ID; read-only while a colleague has one of its pictures. */
const PersonIdentity = (props: PersonProps) => (
  <HeldPart isOf={({ kind, subject }) => kind === 'document' && props.pictures.some(({ id }) => id === subject)}>
    <Identity {...props} />
  </HeldPart>
);

/** Each applicant's ID pictures beside the data they must match. */
const Identities = () => {
  const trpc = useTRPC();
  const { loanId, file, refresh } = useLoan();
  const documents = useQuery(trpc.loanFile.documents.queryOptions({ loanId }));
  const conditions = useQuery(trpc.loanFile.conditions.queryOptions({ loanId }));
  return (
    <Loaded of={documents}>
      {({ hasReason, files }) =>
        hasReason || !files.some(({ documentType }) => documentType === 'idDocument') ? (
          peopleIn(file.application).map((person) => (
            <PersonIdentity
              key={person}
              person={person}
              pictures={files.filter((each) => each.person === person && each.documentType === 'idDocument')}
              condition={conditions.data?.find(({ code, owner }) => code === ID_CODE && owner === person)}
            />
          ))
        ) : (
          <AccessReason onDone={refresh} />
        )
      }
    </Loaded>
  );
};

/** Who everyone is: the ID pictures, and the sanctions screening. */
export const IdentityTab = () => (
  <>
    <ScreeningCard />
    <Identities />
  </>
);
