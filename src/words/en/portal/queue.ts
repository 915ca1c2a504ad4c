/** Text shared by all work queues. */
export const queue = {
  select: 'Select',
  selectRow: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  action: 'Action',
  noOwner: 'Unassigned',
} as const;
