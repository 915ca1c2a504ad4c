import { lazy, Suspense, useId, useRef, useState } from 'react';
import { columnsThatFit, firstLayout, type ListLayout, listDensity } from '#entities/contract/desk/list-layout.ts';
import { IconLayoutRows } from '#web/ui/icons.ts';
import { listWords as words } from '#words/portal/list-layout.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { usePortalData } from '../portal-data.ts';
import styles from './column-chooser.module.css';
import { useIsWideDesk } from './use-is-wide-desk.ts';

const ColumnList = lazy(() => import('./column-list.tsx'));

type Props = { layout: ListLayout; onChange: (layout: ListLayout) => void };

/** Which columns the list shows, in which order, and how high its rows are. */
export const ColumnChooser = ({ layout, onChange }: Props) => {
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  const { hasLetterKeys } = usePortalData();
  const isWide = useIsWideDesk();
  const button = useRef<HTMLButtonElement>(null);
  // From the button the keyboard goes on into what it opens.
  const toggle = () => {
    button.current?.focus();
    button.current?.click();
  };
  useShortcuts({ v: toggle }, { isOn: hasLetterKeys });
  return (
    <div className={styles.tools}>
      <fieldset className={styles.density}>
        <legend className="visually-hidden">{words.density}</legend>
        {listDensity.options.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === layout.density}
            onClick={() => onChange({ ...layout, density: each })}
          >
            {each}
          </button>
        ))}
      </fieldset>
      <button
        ref={button}
        className="button button-secondary button-dense"
        type="button"
        popoverTarget={id}
        onClick={() => setOpened(true)}
      >
        <IconLayoutRows size={16} stroke={1.75} aria-hidden />
        {words.open}
      </button>
      <section id={id} popover="auto" className={styles.panel} aria-label={words.open}>
        {wasOpened && (
          <Suspense>
            <ColumnList
              columns={layout.columns ?? columnsThatFit(layout.density, { isWide })}
              onChange={(columns) => onChange({ ...layout, columns })}
              onReset={() => onChange(firstLayout)}
            />
          </Suspense>
        )}
      </section>
    </div>
  );
};
