import { recordingPath } from './pages.ts';
import measured from './recording.json' with { type: 'json' };
import { findShow } from './shows.ts';
import { recording } from './site.ts';

/** What the build measured of the recording's file: `bars` are how loud its 72 parts are, 0 to 1. */
export const recordingFile = {
  /** Its path with a hash of its content, so that browsers may cache it for good. */
  address: `${recordingPath}?v=${measured.version}`,
  type: recording.file.endsWith('.m4a') ? 'audio/mp4' : 'audio/mpeg',
  ...measured,
} as const;

/** The show that the recording belongs to. */
export const recordedShow = findShow(recording.show);
