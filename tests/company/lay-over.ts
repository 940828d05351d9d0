import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { localeCodes } from '#src/facts/locales.ts';
import { formatMessages } from '#src/tools/messages/fix.ts';
import { founders, reviewers } from './facts/business.ts';
import { companyMessages } from './messages.ts';
import { component, entries } from './page.ts';

/** Values of wrangler.jsonc and those that the owner puts in their place. */
const settings = [
  ['"name": "onda72"', '"name": "hoerbarwerk"'],
  ['"database_name": "onda72"', '"database_name": "hoerbarwerk"'],
  [
    '"database_id": "00000000-0000-0000-0000-000000000072"',
    '"database_id": "7f1c2a90-5b7e-4c55-9d0a-3f2b1c0d9e8f"',
  ],
  ['https://onda72.example', 'https://www.hoerbarwerk.fr'],
  ['https://booking.example/onda72', 'https://rendez-vous.hoerbarwerk.fr/trente-minutes'],
] as const;

/** Makes a copy of the project the site of another company, as CONTRIBUTING describes. */
export async function layOver(folder: string): Promise<void> {
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(folder, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  cpSync(join(import.meta.dirname, 'facts'), join(folder, 'src/facts'), { recursive: true });
  for (const locale of localeCodes) {
    edit(`i18n/${locale}.json`, (text) =>
      formatMessages(companyMessages(JSON.parse(text), locale)),
    );
  }
  for (const [value, own] of settings) edit('wrangler.jsonc', (text) => replace(text, value, own));

  const portrait = await sharp({
    create: { width: 700, height: 640, channels: 3, background: '#7a5c48' },
  })
    .jpeg()
    .toBuffer();
  for (const { slug } of [...founders, ...reviewers]) {
    writeFileSync(join(folder, `src/artwork/pictures/${slug}.jpg`), portrait);
  }
  const signature = readFileSync(join(folder, 'public/audio/signature.mp3'));
  writeFileSync(join(folder, 'public/audio/maré.mp3'), signature.subarray(0, signature.length / 2));
  writeFileSync(join(folder, 'public/audio/sun.mp3'), signature.subarray(0, signature.length / 3));

  writeFileSync(join(folder, 'src/pages/press.tsx'), component);
  for (const { file, end, entry } of entries) {
    edit(file, (text) => replace(text, end, entry + end));
  }
}

/** Replaces a part of a text once. Throws if the text does not contain it. */
function replace(text: string, part: string, other: string): string {
  if (!text.includes(part)) throw new Error(`No ${part} to replace`);
  return text.replace(part, () => other);
}
