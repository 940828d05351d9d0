/** The two font families of the cards, each followed by the one with the letters that it lacks. */
export const families = {
  display: 'display, display-ext',
  text: 'text, text-ext',
} as const;
