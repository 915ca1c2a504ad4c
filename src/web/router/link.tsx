import type { ComponentProps, MouseEvent } from 'react';
import { type Going, type To, useAddress, useLocation, useNavigate } from './navigation.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'> & Going & { to: To };

/** A new tab, a download or a menu is the browser's. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && ['', '_self'].includes(currentTarget.target);

/** A link to a page of this site, opened without a new document. */
export const Link = ({ to, replace, state, preventScrollReset, onClick, ...rest }: Props) => {
  const { pathname, search, hash } = useLocation();
  const address = useAddress(to);
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // A second press of the same link is no new place to go back from.
    navigate(address, { replace: replace ?? address === pathname + search + hash, state, preventScrollReset });
  };
  return <a {...rest} href={address} onClick={press} />;
};
