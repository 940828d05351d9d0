import decodeAudio from '@audio/decode';
import type { Sound } from './sound.ts';

/** The sound of an MP3 or M4A file; throws if the bytes are neither. */
export async function decode(bytes: Uint8Array): Promise<Sound> {
  const { sampleRate, channelData } = await decodeAudio(bytes);
  return { rate: sampleRate, channels: channelData };
}
