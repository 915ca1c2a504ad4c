import { memo, type ReactNode } from 'react';

type Props = { isHeld: boolean; children: ReactNode };

/** Stays as it was drawn while it is held, and costs nothing meanwhile; what it does when pressed must not rest on what it was drawn with. */
export const Held = memo(
  ({ children }: Props) => children,
  (_, { isHeld }) => isHeld,
);
