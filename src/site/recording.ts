import measured from 'virtual:sample';
import { samplePath } from './routes.ts';
import { sample } from './site.ts';

/** What is known of the sample's file. */
export const sampleFile = {
  /** Its path with a hash of its content, so that browsers may keep it for good. */
  address: `${samplePath}?v=${measured.version}`,
  type: sample.file.endsWith('.m4a') ? 'audio/mp4' : 'audio/mpeg',
  ...measured,
} as const;
