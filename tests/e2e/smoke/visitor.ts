/** What a visitor presses or fills in: its tag, and the name that it is known by. */
export type Target = { tag: 'a' | 'button' | 'input'; name: string };

/** A person at a browser: the little that the smoke needs, whatever protocol the browser speaks. */
export type Visitor = {
  /** Opens a path of the site, and waits until it is loaded. */
  open(path: string): Promise<void>;
  /** Makes the viewport this wide, in CSS pixels. */
  widen(width: number): Promise<void>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments. */
  evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>;
  /** Errors that the browser has told of since the last call. */
  takeComplaints(): Promise<string[]>;
  leave(): Promise<void>;
};

/**
 * In the page: finds the visible element that answers to a name and brings it
 * to the middle of the view, at once: a driver would press where it was before
 * a smooth scroll. Returns null if there is none.
 */
export function bringIntoView({ tag, name }: Target): Element | null {
  const named = [...document.querySelectorAll<HTMLElement & { labels?: NodeList }>(tag)].filter(
    (element) => {
      const text = element.ariaLabel ?? (element.labels?.[0] ?? element).textContent;
      return text?.trim() === name;
    },
  );
  const visible = named.find((element) => element.checkVisibility({ visibilityProperty: true }));
  visible?.scrollIntoView({ behavior: 'instant', block: 'center' });
  return visible ?? null;
}
