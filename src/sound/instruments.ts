/** Two channels that instruments add to. */
export type Stereo = { rate: number; channels: readonly [left: Float32Array, right: Float32Array] };

type Event = {
  /** Seconds from the beginning. */
  at: number;
  /** The amplitude, full scale at 1. */
  loudness: number;
  /** From -1, left, to 1, right. */
  side: number;
};

/** A stroke on wood: two partials that are gone within 30 ms. `accent` (to 1) makes it fuller. */
export function addTick(sound: Stereo, tick: Event & { accent: number }): void {
  const pitch = 1180 + 460 * (1 - tick.accent);
  add(sound, tick, 0.12, (time) => {
    const strike = Math.min(1, time / 0.0008);
    const body = Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time / 0.014);
    const edge = Math.sin(2 * Math.PI * pitch * 2.76 * time) * Math.exp(-time / 0.004);
    return tick.accent * strike * (0.8 * body + 0.35 * edge);
  });
}

/** A soft mallet on metal that goes on sounding until `end`, in seconds. */
export function addNote(sound: Stereo, note: Event & { frequency: number; end: number }): void {
  add(sound, note, note.end - note.at, (time) => {
    const attack = 1 - Math.exp(-time / 0.012);
    const stay = 0.45 + 0.55 * Math.exp(-time / 0.7);
    return attack * stay * partials.reduce((sum, partial) => sum + ring(partial, note, time), 0);
  });
}

/** Overtones of a note: how many times its frequency, how strong, gone after how many seconds. */
const partials = [
  { ratio: 1, strength: 0.72, decay: 9 },
  // A second string, hardly higher: the slow beat between the two is what keeps the note alive.
  { ratio: 1.0021, strength: 0.28, decay: 9 },
  { ratio: 2, strength: 0.2, decay: 2.4 },
  { ratio: 3, strength: 0.1, decay: 1.1 },
  { ratio: 4.01, strength: 0.07, decay: 0.35 },
] as const;

function ring(
  { ratio, strength, decay }: (typeof partials)[number],
  { frequency }: { frequency: number },
  time: number,
): number {
  return strength * Math.exp(-time / decay) * Math.sin(2 * Math.PI * frequency * ratio * time);
}

/** Adds a voice to both channels with the power of one (equal-power panning). */
function add(
  { rate, channels }: Stereo,
  { at, loudness, side }: Event,
  seconds: number,
  voice: (time: number) => number,
): void {
  const start = Math.round(at * rate);
  const angle = ((side + 1) * Math.PI) / 4;
  const gains = [Math.cos(angle), Math.sin(angle)] as const;
  for (let i = 0; i < seconds * rate; i++) {
    const value = loudness * voice(i / rate);
    channels.forEach((channel, index) => {
      const place = start + i;
      if (place < channel.length)
        channel[place] = (channel[place] ?? 0) + (gains[index] ?? 0) * value;
    });
  }
}
