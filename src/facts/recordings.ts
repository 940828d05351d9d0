import { recordings } from './business.ts';
import { audioPath } from './pages.ts';
import measurements from './recordings.json' with { type: 'json' };
import { findShow } from './shows.ts';

/** The recordings, with the path and the build's measurements of each file. */
export const recordingFiles = recordings.map(measured);

export type RecordingFile = ReturnType<typeof measured>;

type Recording = Omit<(typeof recordings)[number], 'show'> & { show: string | null };

function measured({ slug, file, credit, show }: Recording) {
  const measurement = measurements.find((one) => one.file === file);
  if (!measurement) throw new Error(`${file} has not been measured: npm run build measures it`);
  const { version, bytes, seconds, bars } = measurement;
  const path = audioPath(file);
  return {
    slug,
    credit,
    /** The show of which it is an extract. */
    show: show === null ? null : findShow(show),
    path,
    /** Contains a hash of the content, so that browsers may cache it forever. */
    address: `${path}?v=${version}`,
    type: file.endsWith('.m4a') ? 'audio/mp4' : 'audio/mpeg',
    version,
    bytes,
    seconds,
    /** The loudness of its 72 parts, from 0 to 1. */
    bars,
  };
}

export const [firstRecording] = recordingFiles as [RecordingFile, ...RecordingFile[]];

export function findRecording(path: string): RecordingFile | undefined {
  return recordingFiles.find((recording) => recording.path === path);
}
