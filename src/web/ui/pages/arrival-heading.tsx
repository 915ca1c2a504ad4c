import { type ReactNode, useState } from 'react';
import { useLocation } from '#web/router/navigation.tsx';

/** Not from a reader who has already gone on into the page. */
const takeFocus = (heading: HTMLHeadingElement | null): void => {
  if (!document.activeElement?.closest('main')) heading?.focus();
};

type Props = { className?: string; id?: string; children: ReactNode };

/**
 * The heading of a page that asks no question. Like a question it takes the focus of someone who comes from another page, so that a
 * screen reader starts there. On the document's first page, the browser handles focus.
 */
export const ArrivalHeading = ({ className = 'heading-1', id, children }: Props) => {
  const { key } = useLocation();
  // Moves within the page leave the focus where it is.
  const [isArriving] = useState(key !== 'default');
  return (
    <h1 className={className} {...(id !== undefined && { id })} tabIndex={-1} ref={isArriving ? takeFocus : undefined}>
      {children}
    </h1>
  );
};
