/** An element to press or fill in, by its tag and accessible name. */
export type Target = { tag: 'a' | 'button' | 'input'; name: string };

/** A browser with the few operations that the smoke tests need, independent of its protocol. */
export type Visitor = {
  /** Opens a path of the site, and waits until it is loaded. */
  open(path: string): Promise<void>;
  /** Sets the width of the viewport in CSS pixels. */
  widen(width: number): Promise<void>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Runs a function in the page; it can use only its arguments. */
  evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>;
  /** Returns the errors that the browser has reported since the last call. */
  takeComplaints(): Promise<string[]>;
  leave(): Promise<void>;
};

/**
 * Finds the visible element with an accessible name and scrolls it to the middle of the view.
 * Scrolls at once, since a driver would click at its position before a smooth scroll. Returns null
 * if there is no such element. Runs in the page.
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
