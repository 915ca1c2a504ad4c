type Listener = (value: unknown) => void;
type Shared = { listeners: Set<Listener>; stop: AbortController; newest: { value: unknown } | null };

/** Follows a stream until the signal aborts or the server refuses it. */
type Follow = (stream: string, onChange: Listener, signal: AbortSignal) => Promise<void>;

/**
 * One connection for all parts of a page that follow the same stream. A browser keeps six to a server, over all of its tabs: with one for
 * each part, a few open tabs would leave none for the next page.
 */
export const shareStreams = (follow: Follow) => {
  const streams = new Map<string, Shared>();

  const open = (stream: string): Shared => {
    const shared: Shared = { listeners: new Set(), stop: new AbortController(), newest: null };
    streams.set(stream, shared);
    const tell = (value: unknown) => {
      shared.newest = { value };
      for (const listener of [...shared.listeners]) listener(value);
    };
    const forget = () => {
      if (streams.get(stream) === shared) streams.delete(stream);
    };
    void follow(stream, tell, shared.stop.signal).then(forget, forget);
    return shared;
  };

  /** Who comes later is told the newest value at once. Returns how to stop listening. */
  return (stream: string, listener: Listener): (() => void) => {
    const shared = streams.get(stream) ?? open(stream);
    shared.listeners.add(listener);
    if (shared.newest !== null) listener(shared.newest.value);
    return () => {
      shared.listeners.delete(listener);
      if (shared.listeners.size > 0) return;
      if (streams.get(stream) === shared) streams.delete(stream);
      shared.stop.abort();
    };
  };
};
