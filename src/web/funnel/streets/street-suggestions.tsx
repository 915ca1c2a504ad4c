import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { address as addressSchema } from '#entities/values/address.ts';
import { countyOfZip } from '#entities/values/zip-county.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useDebouncedValue } from '#web/ui/debounce/use-debounced-value.ts';
import type { Parts } from '#web/ui/fields/address-field.tsx';
import { streetSuggestions as words } from '#words/funnel/pages/street-suggestions.ts';
import styles from './street-suggestions.module.css';
import { useCombobox } from './use-combobox.ts';

const QUIET_MILLISECONDS = 250;

/** A house number and the beginning of a street: less would suggest half of a town. */
const isEnough = (text: string): boolean => /^\d+\S*\s+\S{2}/.test(text.trim());

export type StreetSuggestionsProps = {
  /** Of the address: its street is typed into, and keeps the focus. */
  id: string;
  parts: Parts;
  onPick: (address: unknown) => void;
};

/** Addresses that begin as typed, below the field. Without an answer one types on. */
export const StreetSuggestions = ({ id: addressId, parts, onPick }: StreetSuggestionsProps) => {
  const id = useId();
  const { line1, city, state, zip } = parts;
  // A browser that fills in all of an address needs no suggestion.
  const text = typeof line1 === 'string' && (city === null || city === '') ? line1 : '';
  const trpc = useTRPC();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const [isAway, setIsAway] = useState(false);
  const settled = useDebouncedValue(text, QUIET_MILLISECONDS).trim();
  const request = {
    text: settled,
    state: addressSchema.shape.state.safeParse(state).data ?? null,
    zip: addressSchema.shape.zip.safeParse(zip).data ?? null,
  };
  const { data } = useQuery(
    trpc.application.suggestAddresses.queryOptions(isEnough(settled) && !isAway ? request : skipToken, {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
  );
  // Nobody completes addresses here: typing further asks no more.
  if (data?.isOffered === false && !isAway) setIsAway(true);
  const isCurrent = settled === text.trim();
  const all = isCurrent ? (data?.suggestions ?? []) : [];
  const pick = (at: number): void => {
    const picked = all[at];
    if (picked === undefined) return;
    const { address } = picked;
    onPick(address);
    // Of the address that was picked only; a ZIP code typed since brings its own.
    void countyOfZip(address.zip).then((county) => {
      if (latest.current.zip === address.zip) onPick({ ...latest.current, county });
    });
    if (picked.hasUnits) document.getElementById(`${addressId}.line2`)?.focus();
  };
  const { isOpen, at } = useCombobox({
    fieldId: `${addressId}.line1`,
    listId: id,
    count: all.length,
    text,
    onPick: pick,
  });
  return (
    <>
      {isOpen && (
        <div className={styles.list} id={id} role="listbox" aria-label={words.suggested}>
          {all.map(({ address, hasUnits }, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            <div
              key={`${address.line1} ${address.line2} ${address.zip}`}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(place)}
            >
              <span>{[address.line1, address.line2].filter((part) => part !== null).join(', ')}</span>
              <small>{words.townOf(address, { hasUnits })}</small>
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isOpen ? words.count(all.length) : ''}
      </p>
    </>
  );
};
