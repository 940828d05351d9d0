/** The card on the contact page, whatever it holds. */
export const frame = 'rounded-card b-1 bg-surface overflow-hidden';
export const padding = 'p-[clamp(1.25rem,3vw,2.5rem)]';
