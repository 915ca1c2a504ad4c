import { skipToken, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, lazy, Suspense, useContext, useState } from 'react';
import { type Address, address as addressSchema } from '#entities/values/address.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useDebouncedValue } from '#web/ui/debounce/use-debounced-value.ts';
import { AddressField, partsOf } from '#web/ui/fields/address-field.tsx';
import { IconCheck } from '#web/ui/icons.ts';
import { addressCheck as words } from '#words/funnel/pages/address-check.ts';
import { addressText, readsTheSame } from '../step/answers/address-text.ts';
import { FunnelDataContext } from '../step/funnel-data.ts';
import styles from './checked-address-field.module.css';
import type { StreetSuggestionsProps } from './street-suggestions.tsx';

const QUIET_MILLISECONDS = 700;
/** Comes once somebody types a street; nobody misses suggestions that do not come. */
const StreetSuggestions = lazy(
  async (): Promise<{ default: ComponentType<StreetSuggestionsProps> }> =>
    import('./street-suggestions.tsx').then(
      ({ StreetSuggestions }) => ({ default: StreetSuggestions }),
      () => ({ default: () => null }),
    ),
);

/** An address that is looked up once complete. A postal correction is offered, never applied automatically. */
export const CheckedAddressField = (props: ComponentProps<typeof AddressField>) => {
  const trpc = useTRPC();
  // Staff correct an address outside of the funnel, where there is no application of the caller's to ask for.
  const current = useContext(FunnelDataContext)?.current ?? null;
  const [first] = useState(partsOf(props.value).line1);
  const [kept, setKept] = useState<string | null>(null);
  const settled = useDebouncedValue(props.value, QUIET_MILLISECONDS);
  const typed = addressSchema.safeParse(settled).data ?? null;
  const isAsked = typed !== null && current !== null;
  const { data } = useQuery(trpc.application.checkAddress.queryOptions(isAsked ? { address: typed } : skipToken));
  const now = addressSchema.safeParse(props.value).data ?? null;
  const isFresh = typed !== null && now !== null && addressText(now) === addressText(typed);
  const others = typed === null ? [] : (data?.suggestions ?? []).filter((other) => !readsTheSame(other, typed));
  const isKept = typed !== null && kept === addressText(typed);
  const use = (chosen: Address) => {
    props.onChange(chosen);
    document.getElementById(`${props.id}.line1`)?.focus();
  };
  const isFound = data?.kind === 'found' || (data?.kind === 'corrected' && others.length === 0);
  const status = !data || !isFresh ? '' : isKept ? words.kept : isFound ? words.found : '';
  return (
    <div className={styles.field}>
      <AddressField
        {...props}
        belowStreet={(parts) =>
          current !== null && parts.line1 !== first ? (
            <Suspense fallback={null}>
              <StreetSuggestions id={props.id} parts={parts} onPick={props.onChange} />
            </Suspense>
          ) : null
        }
      />
      <div role="status" className={styles.status}>
        {status !== '' && (
          <p className="small">
            <IconCheck size={16} stroke={2} aria-hidden /> {status}
          </p>
        )}
        {data?.kind === 'notFound' && isFresh && !isKept && <p className="small">{words.notFound}</p>}
        {isFresh && !isKept && others.length > 0 && (
          <p className="small">{data?.kind === 'corrected' ? words.written : words.meant}</p>
        )}
      </div>
      {typed !== null && isFresh && !isKept && others.length > 0 && (
        <ul className={styles.list}>
          {others.map((other) => (
            <li key={addressText(other)}>
              <button
                className={styles.choice}
                type="button"
                aria-label={words.use(addressText(other))}
                onClick={() => use(other)}
              >
                {addressText(other)}
              </button>
            </li>
          ))}
          <li>
            <button className={styles.choice} type="button" onClick={() => setKept(addressText(typed))}>
              {words.keep}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
};
