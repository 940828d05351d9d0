import { readFileSync } from 'node:fs';
import { type Change, ofMessages, withFact } from './change.ts';

const signature = readFileSync('public/audio/signature.mp3');

/** Adds extracts of two shows to the recording. */
export const recordings: Change = {
  files: {
    'src/site/site.ts': (source) =>
      withFact(
        source,
        'recordings',
        `[
  { slug: 'signature', file: 'signature.mp3', credit: company.brand, show: null },
  { slug: 'tide', file: 'maré.mp3', credit: 'Navália Ferries', show: 'mare-alta' },
  { slug: 'sun', file: 'sun.mp3', credit: 'Tettosole', show: 'ora-solare' },
]`,
      ),
    'public/audio/maré.mp3': () => signature.subarray(0, signature.length / 2),
    'public/audio/sun.mp3': () => signature.subarray(0, signature.length / 3),
    ...ofMessages((messages) => ({
      ...messages,
      ...wordsOf('tide', 'Maré alta', messages),
      ...wordsOf('sun', 'Ora solare', messages),
    })),
  },
};

function wordsOf(slug: string, title: string, messages: Record<string, string>) {
  return {
    [`recordings.${slug}.title`]: title,
    [`recordings.${slug}.note`]: messages['player.choices'] ?? '',
    [`recordings.${slug}.transcript`]: messages['recordings.signature.transcript'] ?? '',
  };
}
