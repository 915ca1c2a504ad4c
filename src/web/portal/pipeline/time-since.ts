const MINUTE = 60_000;

/** "now", "35 m", "2 h", "3 d": time since the loan was last touched. */
export const timeSince = (at: Date, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} m`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
};
