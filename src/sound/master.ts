import { decode } from './decode.ts';
import { integratedLoudness } from './measure/loudness.ts';
import { truePeak } from './measure/true-peak.ts';
import { encodeMp3 } from './mp3.ts';
import { amplify, type Sound } from './sound.ts';

/** What podcasts are delivered at: LUFS, and dBTP that no peak may reach. */
export const delivered = { loudness: -16, truePeak: -1 } as const;

/** Bits a second: enough for two channels of music, and 12 s of it stay below 200 kB. */
const bitrate = 128_000;

/**
 * A mix as an MP3 at the loudness of the trade. What counts is what a listener decodes: the
 * encoder turns everything down a little (LAME, by its bit rate), so the file is measured and
 * made once more. Nothing is limited: throws if a peak is too high, since then the mix is at fault.
 */
export async function masterMp3(mix: Sound): Promise<Uint8Array> {
  let gain = delivered.loudness - integratedLoudness(mix);
  const first = await encodeMp3(amplify(mix, gain), bitrate);
  gain += delivered.loudness - integratedLoudness(await decode(first));
  const file = await encodeMp3(amplify(mix, gain), bitrate);
  const peak = truePeak(await decode(file));
  if (peak >= delivered.truePeak) throw new Error(`The sound peaks at ${peak.toFixed(2)} dBTP`);
  return file;
}
