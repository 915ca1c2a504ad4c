import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import type { Arrival, Location } from './history.ts';
import type { Params } from './pages.ts';

/** An address, or the parts of one on this page. */
export type To = string | { search?: string; hash?: string };

export type Going = {
  replace?: boolean | undefined;
  /** For the page that opens; lost with its entry in the history. */
  state?: unknown;
  /** Stays where the page is scrolled to. */
  preventScrollReset?: boolean | undefined;
  /** In one go with all else that changes now, where the page's code is there; else a page is drawn in slices. */
  isAtOnce?: boolean | undefined;
};

export type Navigate = (to: To, going?: Going) => void;

type Place = { location: Location; arrival: Arrival; params: Params; navigate: Navigate };

export const PlaceContext = createContext<Place | null>(null);
export const InsideContext = createContext<ReactNode>(null);

const usePlace = (): Place => {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('Only a page of the router has a place.');
  return place;
};

/** Parts that are not given are empty, except the path; "." is this page. */
export const addressFrom = ({ pathname }: Pick<Location, 'pathname'>, to: To): string => {
  if (typeof to !== 'string') return `${pathname}${to.search ?? ''}${to.hash ?? ''}`;
  if (to === '.') return pathname;
  return /^[?#]/.test(to) ? pathname + to : to;
};

export const useLocation = (): Location => usePlace().location;

export const useArrival = (): Arrival => usePlace().arrival;

export const useParams = (): Params => usePlace().params;

export const useNavigate = (): Navigate => usePlace().navigate;

/** The address of this page, as `Link` writes it. */
export const useAddress = (to: To): string => addressFrom(useLocation(), to);

type Search = Readonly<Record<string, string>>;

export const useSearchParams = (): [URLSearchParams, (next: URLSearchParams | Search, going?: Going) => void] => {
  const { location, navigate } = usePlace();
  const set = useCallback(
    (next: URLSearchParams | Search, going?: Going) => {
      const written = String(new URLSearchParams(next));
      navigate({ search: written && `?${written}` }, going);
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(location.search), [location.search]), set];
};

/** Goes elsewhere as soon as it is drawn. */
export const Redirect = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
};

/** Where a layout shows the page inside of it. */
export const Outlet = () => useContext(InsideContext);
