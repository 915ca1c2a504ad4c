import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { IdReading as Reading } from '#entities/facts/id-reading.ts';
import { day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { compareId, type IdComparison } from '#rules/id-reading/compare-id.ts';
import { readMrz } from '#rules/id-reading/read-mrz.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { identityDesk as words } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import styles from './identity.module.css';

const TONES = { agrees: 'ok', contradicts: 'stop', notRead: 'off', byEye: 'wait' } as const satisfies Record<
  IdComparison['standing'],
  ChipTone
>;

const standingText = ({ field, standing }: IdComparison): string => {
  if (standing === 'byEye') return words.byEye;
  if (field === 'checkDigits' && standing !== 'notRead') return words.digits[standing];
  return field === 'expiration' && standing === 'contradicts' ? words.expired : words.standings[standing];
};

const foundText = (found: string | null): string => {
  const date = day.safeParse(found);
  return date.success ? inLongDate(date.data) : (found ?? '');
};

/** For a photograph of a passport, whose lines only a person can read. */
const TypedLines = ({ onRead }: { onRead: (reading: Reading) => void }) => {
  const id = useId();
  const { asOf } = useLoan().file;
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const reading = readMrz(text, asOf);
    setIsWrong(reading === null);
    if (reading !== null) onRead(reading);
  };
  return (
    <form noValidate onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {words.mrzLabel}
      </label>
      <textarea
        className={`input ${styles.lines}`}
        id={id}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-describedby={`${id}-help ${id}-error`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <span className="field-help" id={`${id}-help`}>
        {words.mrzHelp}
      </span>
      <span className="field-error" id={`${id}-error`} role="alert">
        {isWrong ? words.mrzWrong : null}
      </span>
      <p>
        <button className="button button-secondary button-dense" type="submit">
          {words.mrzRead}
        </button>
      </p>
    </form>
  );
};

/** What the ID itself says, part by part beside the application: agrees, contradicts, or not read. */
export const IdReading = ({ person, isFrontOpen }: { person: Person; isFrontOpen: boolean }) => {
  const trpc = useTRPC();
  const { loanId, file } = useLoan();
  const [typed, setTyped] = useState<Reading | null>(null);
  const read = useQuery(trpc.loanReview.readId.queryOptions({ loanId, person }));
  const part = file.application[person] ?? file.application.borrower;
  const { property } = file.application;
  const home = property.line1 && property.zip ? [{ line1: property.line1, zip: property.zip }] : [];
  const stated = {
    ...{ firstName: part.firstName ?? '', lastName: part.lastName ?? '', birthDate: part.dateOfBirth },
    addresses: [...home, ...part.residences.map(({ address: { line1, zip } }) => ({ line1, zip }))],
  };
  return (
    <section className={styles.reading}>
      <h3>{words.reading}</h3>
      <Loaded of={read}>
        {({ expected, reading }) => {
          const known = typed ?? reading;
          const rows = compareId({ reading: known, expected, stated, asOf: file.asOf });
          const isAgainst = (isDigits: boolean) =>
            rows.some(({ field, standing }) => standing === 'contradicts' && (field === 'checkDigits') === isDigits);
          return (
            <>
              {known === null ? (
                <p>{words.readingNone[expected]}</p>
              ) : (
                <p className="muted">{words.readFrom[typed === null ? known.source : 'typed']}</p>
              )}
              {/* It stays for a slip of the keys to be corrected. */}
              {reading?.source !== 'mrz' && expected === 'mrz' && <TypedLines onRead={setTyped} />}
              {isAgainst(true) && <Notice tone="warn" title={words.digitsWrong} />}
              {isAgainst(false) && <Notice tone="warn" title={words.contradicts} />}
              {isFrontOpen && known?.source === 'barcode' && <Notice tone="info" title={words.frontOpen} />}
              <dl>
                {rows.map((row) => (
                  <div key={row.field} data-standing={row.standing} data-bare={row.found === null}>
                    <dt>{words.readFields[row.field]}</dt>
                    <dd>{foundText(row.found)}</dd>
                    <dd>
                      <Chip tone={TONES[row.standing]}>{standingText(row)}</Chip>
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
