import { delivery, sample } from '../site.ts';
import { addNote, addTick } from './instruments.ts';
import { addRoom } from './room.ts';
import type { Sound } from './sound.ts';

const rate = 44_100;

/** The rhythm that the ticks find, in seconds: any hours take as long as 72, sixteenths at 133 beats a minute. */
const sixteenth = 8.1 / delivery.hours;
const firstTick = 0.3;
/** How far from its place the first tick may fall, in seconds. */
const scatter = 0.34;

/** An open chord on D, in hertz: one note for each third of the hours, and the last one doubled below. */
const notes = [293.66, 440, 739.99] as const;
const ground = 73.42;

/** What the end fades over, and the silence after it, in seconds. */
const fade = 1.6;
const silence = 0.08;

/**
 * The sound signature: one soft tick for each hour, scattered at first, drawn together
 * into a rhythm; with each third, a full day of 72 hours, a note comes in that stays. The same samples every time.
 */
export function compose(): Sound {
  const sound = { rate, channels: [silent(), silent()] as const };
  const random = randomNumbers(delivery.hours);
  for (let hour = 0; hour < delivery.hours; hour++) {
    const order = hour / delivery.hours;
    const loose = (1 - order) ** 1.4;
    addTick(sound, {
      at: firstTick + hour * sixteenth + Math.max(-0.2, (random() * 2 - 1) * scatter * loose),
      accent: hour % 4 === 0 ? 1 : 0.45 + 0.25 * random() * loose,
      loudness: 0.16 + 0.2 * order,
      side: (random() * 2 - 1) * (0.25 + 0.7 * loose),
    });
  }
  const end = sample.seconds - silence;
  notes.forEach((frequency, day) => {
    const at = firstTick + (((day + 1) * delivery.hours) / notes.length) * sixteenth;
    addNote(sound, { at, end, frequency, loudness: 0.2, side: (day - 1) * 0.45 });
    if (day === notes.length - 1) {
      addNote(sound, { at, end, frequency: ground, loudness: 0.3, side: 0 });
    }
  });
  addRoom(sound);
  for (const channel of sound.channels) fadeOut(channel, Math.round(end * rate));
  return sound;
}

function silent(): Float32Array {
  return new Float32Array(sample.seconds * rate);
}

/** Half a cosine down to nothing: no step in the wave, and so no click. */
function fadeOut(channel: Float32Array, end: number): void {
  const start = end - fade * rate;
  for (let at = Math.floor(start); at < channel.length; at++) {
    const share = Math.min(1, Math.max(0, (at - start) / (end - start)));
    channel[at] = (channel[at] ?? 0) * 0.5 * (1 + Math.cos(Math.PI * share));
  }
}

/** Numbers between 0 and 1 that look random and are the same every time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
