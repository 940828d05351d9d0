/** The panel on the contact page, whatever it holds. */
export const frame = 'rounded-panel b-1 bg-surface overflow-hidden';
export const padding = 'p-[clamp(1.25rem,3vw,2.5rem)]';
/** An input. Its label stays in view below the header when the input takes the focus. */
export const inputBox =
  'w-full min-h-12 px-4 rounded-button bg-paper b-1 b-muted scroll-mt-24 scroll-mb-24 placeholder:(text-muted opacity-85 contrast-more:opacity-100) aria-[invalid]:(b-2 b-signal-ink)';
