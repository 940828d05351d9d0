import type { ReactNode } from 'react';
import { keepNewest } from '../keep-newest.ts';

type Component<Props extends object> = (props: Props) => ReactNode;

/** What each component of `madeOnce` has made, by its props; the most recently used is the last. */
const made = new WeakMap<object, Map<string, ReactNode>>();

/** Results of a component: enough for each language and partner. Invented queries push one another out. */
const mostKept = 100;

/** What is asked for again names a language and a partner; a query may be kilobytes long. */
const longestKey = 300;

/**
 * Marks a component of a page that is made for each visitor, which the memory of the edge cannot
 * hold: `replaceStill` runs it once for the same props. Only for components whose props are plain
 * values, and that look at nothing else that changes while the worker runs, such as the date.
 */
export function madeOnce<Props extends object>(Component: Component<Props>): Component<Props> {
  const Once = (props: Props) => Component(props);
  made.set(Once, new Map());
  return Once;
}

/** What a component has made of these props before; undefined if it is to be run. */
export function recall(component: object, props: object): ReactNode {
  const results = made.get(component);
  if (!results) return undefined;
  const key = JSON.stringify(props);
  const result = results.get(key);
  if (results.delete(key)) results.set(key, result);
  return result;
}

/** Keeps what a component has made, if it is one of `madeOnce`. */
export function remember(component: object, props: object, result: ReactNode): void {
  const results = made.get(component);
  if (!results) return;
  const key = JSON.stringify(props);
  if (key.length <= longestKey) keepNewest(results, key, result, mostKept);
}
