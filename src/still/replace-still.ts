import {
  type ElementType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  Suspense,
} from 'react';
import { jsx } from 'react/jsx-runtime';
import { recall, remember } from './made-once.ts';

/** An element of HTML. */
export type HtmlElement = ReactElement<Props, string>;

type Props = { children?: ReactNode; fallback?: ReactNode };
type ServerComponent = (props: Props) => ReactNode | Promise<ReactNode>;

/**
 * Runs the server components of a tree and replaces its still parts: the largest elements that
 * contain only HTML. The rest is left to React: client components, asynchronous components, and
 * what surrounds them.
 */
export function replaceStill(
  tree: ReactNode,
  replace: (part: HtmlElement) => ReactNode,
): ReactNode {
  /** The nodes that are not still. The still parts within each have already been replaced. */
  const moving = new Set<ReactNode>();
  return settle(run(tree));

  /** What a node consists of, once its components have been run. */
  function run(node: ReactNode): ReactNode {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return runAll(node);
    if (!isValidElement<Props>(node)) return move(node);
    const { type, props } = node;
    // A client component is a function too, but marked as a reference.
    if (typeof type === 'function' && !('$$typeof' in type)) {
      return runComponent(type as ServerComponent, props);
    }
    if (type === Suspense) {
      const fallback = settle(run(props.fallback));
      return move(withProps(node, { fallback, children: settle(run(props.children)) }));
    }
    if (typeof type !== 'string' && type !== Fragment) return move(node);
    const children = run(props.children);
    if (moving.has(children) || holdsFunction(props)) {
      return move(withProps(node, { children: settle(children) }));
    }
    return children === props.children ? node : withProps(node, { children });
  }

  function runComponent(Component: ServerComponent, props: Props): ReactNode {
    const recalled = recall(Component, props);
    if (recalled !== undefined) return recalled;
    const made = Component(props);
    if (made instanceof Promise) return move(jsx(Awaited, { made: made.then(run).then(settle) }));
    const node = run(made);
    if (!moving.has(node)) remember(Component, props, node);
    return node;
  }

  function runAll(nodes: readonly ReactNode[]): ReactNode {
    const made = nodes.map(run);
    if (made.some((node) => moving.has(node))) return move(made.map(settle));
    return made.every((node, index) => node === nodes[index]) ? nodes : made;
  }

  function move(node: ReactNode): ReactNode {
    moving.add(node);
    return node;
  }

  /** Replaces the elements of a still node, if they hold more than text. */
  function settle(node: ReactNode): ReactNode {
    if (moving.has(node)) return node;
    if (Array.isArray(node)) return node.map(settle);
    if (!isValidElement<Props>(node)) return node;
    const { type, props } = node;
    if (type === Fragment) return withProps(node, { children: settle(props.children) });
    return typeof props.children === 'object' ? replace(node as HtmlElement) : node;
  }
}

/** Renders what an asynchronous component has begun to make. */
function Awaited({ made }: { made: Promise<ReactNode> }): Promise<ReactNode> {
  return made;
}

function withProps({ type, props, key }: ReactElement<Props>, others: Props): ReactElement {
  return jsx(type as ElementType, { ...props, ...others }, key ?? undefined);
}

function holdsFunction(props: object): boolean {
  for (const name in props) {
    if (typeof props[name as keyof typeof props] === 'function') return true;
  }
  return false;
}
