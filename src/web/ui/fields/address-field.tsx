import { type ReactNode, useEffect, useRef } from 'react';
import { countyOfZip } from '#entities/values/zip-county.ts';
import { stateOfZip } from '#entities/values/zip-state.ts';
import { questions } from '#words/funnel/questions.ts';
import styles from './address-field.module.css';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { ZipField } from './masked-fields.tsx';
import { StateField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const words = questions.address;
const EMPTY = { line1: null, line2: null, city: null, state: null, zip: null, county: null };

export type Parts = Record<keyof typeof EMPTY, unknown>;

export const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? { ...EMPTY, ...value } : EMPTY;

const isBlank = (parts: Parts): boolean => Object.values(parts).every((part) => part === null || part === '');

/** The autofill section keeps two addresses on one page apart. */
const tokens = (id: string, isHome: boolean) => (part: string) =>
  isHome ? `section-${id.replaceAll('.', '-')} ${part}` : 'off';

type AddressProps = FieldProps & {
  errorAt: (path: string) => string | undefined;
  /** Stands below the street as it is typed. */
  belowStreet?: (parts: Parts) => ReactNode;
};

/** An address in parts. A ZIP code fills in its state and county; both can be changed. */
export const AddressField = (props: AddressProps) => {
  const { id, label, hint, error, autocomplete, value, onChange, errorAt, belowStreet } = props;
  const parts = partsOf(value);
  const latest = useRef<{ parts: Parts; onChange: typeof onChange } | null>(null);
  useEffect(() => {
    latest.current = { parts, onChange };
    return () => {
      latest.current = null;
    };
  });
  const token = tokens(id, autocomplete !== undefined);
  const change = (changed: Partial<Parts>) => {
    const next = { ...parts, ...changed };
    onChange(isBlank(next) ? null : next);
  };
  const changeZip = (zip: unknown) => {
    const state = typeof zip === 'string' ? stateOfZip(zip) : null;
    const next = { ...parts, zip, ...(state === null ? {} : { state }) };
    onChange(isBlank(next) ? null : next);
    if (state === null || typeof zip !== 'string') return;
    // The county lookup takes a moment; keep anything typed since, in this and other fields, and ignore it if the ZIP code changed.
    void countyOfZip(zip).then((county) => {
      const now = latest.current;
      if (now?.parts.zip === zip) now.onChange({ ...now.parts, county });
    });
  };
  const part = (name: keyof Parts) => ({
    id: `${id}.${name}`,
    label: words[name],
    isOptional: name === 'line2',
    value: parts[name],
    // A missing address is one problem, reported once.
    error: errorAt(`${id}.${name}`) ?? (name === 'line1' ? error : undefined),
    onChange: (changed: unknown) => change({ [name]: changed === '' ? null : changed }),
  });
  return (
    <fieldset className={styles.address}>
      <legend className="field-label">{label}</legend>
      <div className={styles.parts}>
        <div className={`${styles.wide} ${styles.street}`}>
          <TextField {...part('line1')} autocomplete={token('address-line1')} />
          {belowStreet?.(parts)}
        </div>
        <div className={styles.wide}>
          <TextField {...part('line2')} autocomplete={token('address-line2')} />
        </div>
        <ZipField {...part('zip')} autocomplete={token('postal-code')} onChange={changeZip} />
        <TextField {...part('city')} autocomplete={token('address-level2')} />
        <StateField {...part('state')} autocomplete={token('address-level1')} />
      </div>
      <FieldNotes id={id} error={undefined} hint={hint} />
    </fieldset>
  );
};
