/** Side of every cover drawing. */
export const side = 640;

/** Shared margin: type sits on one edge across the whole series. */
export const margin = 40;
