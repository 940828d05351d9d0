/** Sound as numbers: one array of samples for each channel, full scale at 1. */
export type Sound = {
  /** Samples a second. */
  rate: number;
  channels: readonly Float32Array[];
};

/** What to multiply samples by to make them so many decibels louder. */
export const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/** How many decibels an amplitude lies above (or below) full scale. */
export const decibelsOf = (amplitude: number): number => 20 * Math.log10(amplitude);

/** A copy, as much louder as `decibels` say. */
export function amplify({ rate, channels }: Sound, decibels: number): Sound {
  const gain = gainOf(decibels);
  return { rate, channels: channels.map((channel) => channel.map((sample) => sample * gain)) };
}

/** How long a sound lasts, in seconds. */
export function secondsOf({ rate, channels }: Sound): number {
  return (channels[0]?.length ?? 0) / rate;
}
