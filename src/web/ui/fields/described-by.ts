/** The ids that explain a field: its problem first, then its help. Undefined when there is nothing to say. */
export const describedBy = (id: string, { error, hint }: { error: string | undefined; hint: string | undefined }) => {
  const ids = [error === undefined ? [] : `${id}-error`, hint === undefined ? [] : `${id}-description`].flat();
  return ids.length === 0 ? undefined : ids.join(' ');
};
