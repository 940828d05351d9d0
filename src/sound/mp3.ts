import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from 'mediabunny';
import type { Sound } from './sound.ts';

registerMp3Encoder();

/** A sound as the bytes of an MP3 at `bitrate` bits a second: the same bytes every time. */
export async function encodeMp3({ rate, channels }: Sound, bitrate: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'mp3', bitrate });
  output.addAudioTrack(source);
  await output.start();
  const samples = new AudioSample({
    data: oneAfterTheOther(channels),
    format: 'f32-planar',
    numberOfChannels: channels.length,
    sampleRate: rate,
    timestamp: 0,
  });
  await source.add(samples);
  samples.close();
  await output.finalize();
  if (!target.buffer) throw new Error('The encoder gave no bytes');
  return new Uint8Array(target.buffer);
}

function oneAfterTheOther(channels: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const length = channels[0]?.length ?? 0;
  const all = new Float32Array(channels.length * length);
  channels.forEach((channel, index) => {
    all.set(channel, index * length);
  });
  return all;
}
