import type { Stereo } from './instruments.ts';

/** How much of the room is heard beside the instruments. */
const wet = 0.16;

/** Echoes in seconds, of lengths with no common measure, for the left ear; the right hears later. */
const echoes = [0.0297, 0.0371, 0.0411, 0.0437] as const;
const rightEar = 0.0011;
/** What each echo keeps of the one before, and how dull the walls make it. */
const [reflection, dullness] = [0.8, 0.42];
/** Short delays that let echoes run together into one sound. */
const diffusers = [0.005, 0.0017] as const;

/** A small treated room around the instruments (Schroeder's reverberator). Changes the sound. */
export function addRoom({ rate, channels }: Stereo): void {
  channels.forEach((channel, ear) => {
    const room = new Float32Array(channel.length);
    for (const echo of echoes) {
      addEchoes(channel, room, Math.round((echo + ear * rightEar) * rate));
    }
    for (const delay of diffusers) diffuse(room, Math.round((delay + ear * rightEar) * rate));
    room.forEach((value, at) => {
      channel[at] = (channel[at] ?? 0) + (wet / echoes.length) * value;
    });
  });
}

function addEchoes(source: Float32Array, room: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let dull = 0;
  for (let at = 0; at < source.length; at++) {
    const echo = line[at % delay] ?? 0;
    dull = echo * (1 - dullness) + dull * dullness;
    line[at % delay] = (source[at] ?? 0) + dull * reflection;
    room[at] = (room[at] ?? 0) + echo;
  }
}

function diffuse(room: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (let at = 0; at < room.length; at++) {
    const [input, past] = [room[at] ?? 0, line[at % delay] ?? 0];
    room[at] = past - 0.5 * input;
    line[at % delay] = input + 0.5 * (past - 0.5 * input);
  }
}
