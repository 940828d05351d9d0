import type { ReactNode } from 'react';
import { keepNewest } from '../keep-newest.ts';

type Component<Props extends object> = (props: Props) => ReactNode;

/**
 * What each component of `madeOnce` has rendered, by its props; the most recently used comes last.
 */
const made = new WeakMap<object, Map<string, ReactNode>>();

/**
 * Results kept per component: enough for each language and partner. Invented queries only push one
 * another out.
 */
const mostKept = 100;

/**
 * Longer keys are not kept: what recurs names a language and a partner, but a query may be
 * kilobytes long.
 */
const longestKey = 300;

/**
 * Marks a component of a page that is made for each visitor, and so cannot be kept whole at the
 * edge: `replaceStill` runs the component only once for the same props. Only for components whose
 * props are plain values, and that depend on nothing else that changes while the worker runs, such
 * as the date.
 */
export function madeOnce<Props extends object>(Component: Component<Props>): Component<Props> {
  const Once = (props: Props) => Component(props);
  made.set(Once, new Map());
  return Once;
}

/** What a component has rendered for these props before; undefined if it must be run. */
export function recall(component: object, props: object): ReactNode {
  const results = made.get(component);
  if (!results) return undefined;
  const key = JSON.stringify(props);
  const result = results.get(key);
  if (results.delete(key)) results.set(key, result);
  return result;
}

/** Keeps what a component has rendered, if it is marked with `madeOnce`. */
export function remember(component: object, props: object, result: ReactNode): void {
  const results = made.get(component);
  if (!results) return;
  const key = JSON.stringify(props);
  if (key.length <= longestKey) keepNewest(results, key, result, mostKept);
}
