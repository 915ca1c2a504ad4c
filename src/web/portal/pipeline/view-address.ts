import {
  everythingOpen,
  type PipelineView,
  pipelineView,
  standardViewName,
  standardViews,
} from '#entities/contract/pipeline.ts';

const names = ['stage', 'state', 'owner', 'line', 'waitingOn', 'clock', 'files', 'sort'] as const;

/** A view as a URL, to return to or share; defaults are left out. */
export const viewToSearch = (view: PipelineView): string => {
  const standard = standardViewName.options.find((name) =>
    names.every((key) => standardViews[name][key] === view[key]),
  );
  if (standard) return `?view=${standard}`;
  const search = new URLSearchParams();
  for (const name of names) if (view[name] !== everythingOpen[name]) search.set(name, String(view[name]));
  return `?${search}`;
};

/** Null when the URL has no view; invalid parts are ignored. */
export const viewFromSearch = (search: URLSearchParams): PipelineView | null => {
  const standard = standardViewName.safeParse(search.get('view'));
  if (standard.success) return standardViews[standard.data];
  const given = names.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : []));
  if (given.length === 0) return null;
  return pipelineView.safeParse({ ...everythingOpen, ...Object.fromEntries(given) }).data ?? everythingOpen;
};

export const isSameView = (one: PipelineView, other: PipelineView): boolean =>
  names.every((name) => one[name] === other[name]);
