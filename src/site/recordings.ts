import { audioPath } from './pages.ts';
import measurements from './recordings.json' with { type: 'json' };
import { findShow } from './shows.ts';
import { recordings } from './site.ts';

/** The recordings, each with its file's path and with what the build measured of it. */
export const recordingFiles = recordings.map(measured);

export type RecordingFile = ReturnType<typeof measured>;

type Recording = Omit<(typeof recordings)[number], 'show'> & { show: string | null };

function measured({ slug, file, credit, show }: Recording) {
  const measurement = measurements.find((one) => one.file === file);
  if (!measurement) throw new Error(`${file} is not measured: npm run build measures it`);
  const { version, bytes, seconds, bars } = measurement;
  const path = audioPath(file);
  return {
    slug,
    credit,
    /** The show that it is an extract of. */
    show: show === null ? null : findShow(show),
    path,
    /** With a hash of its content, so that browsers may cache it for good. */
    address: `${path}?v=${version}`,
    type: file.endsWith('.m4a') ? 'audio/mp4' : 'audio/mpeg',
    version,
    bytes,
    seconds,
    /** How loud its 72 parts are, from 0 to 1. */
    bars,
  };
}

/** The recording that the player begins with. */
export const [firstRecording] = recordingFiles as [RecordingFile, ...RecordingFile[]];

/** The recording whose file has that path, or undefined. */
export function findRecording(path: string): RecordingFile | undefined {
  return recordingFiles.find((recording) => recording.path === path);
}
