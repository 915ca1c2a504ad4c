import { IconCloud, IconCloudCheck, IconCloudOff } from '#web/ui/icons.ts';
import { timeText } from '#words/moments.ts';
import { shell } from '#words/shell.ts';
import styles from './save-indicator.module.css';
import type { SaveState } from './save-queue.ts';
import { useSaveState } from './saves.tsx';

const wordsFor = (state: SaveState): string =>
  state.kind === 'saved' ? shell.saving.saved(timeText(state.at)) : shell.saving[state.kind];

const ICONS = {
  idle: IconCloud,
  saving: IconCloud,
  saved: IconCloudCheck,
  retrying: IconCloudOff,
  offline: IconCloudOff,
} as const;

/** Unobtrusive, always in the same spot, and announced when it changes. */
export const SaveIndicator = () => {
  const state = useSaveState();
  const Icon = ICONS[state.kind];
  const isTroubled = state.kind === 'retrying' || state.kind === 'offline';
  return (
    <span className={`${styles.saved} ${isTroubled ? (styles.troubled ?? '') : ''}`} role="status">
      {state.kind !== 'idle' && <Icon size={18} stroke={1.75} aria-hidden />}
      <span>{wordsFor(state)}</span>
    </span>
  );
};
