import { writeFileSync } from 'node:fs';
import { localeCodes } from '#src/facts/locales.ts';
import { runCommand } from '../command-line.ts';
import { fixSpaces } from './check/typography.ts';
import { messageFile, readMessages } from './compile.ts';

/** Sets the spaces of every message in `i18n/`. A file without a fault stays as it is. */
function fixMessages(): void {
  for (const locale of localeCodes) {
    const messages = Object.entries(readMessages(messageFile(locale)));
    const fixed = messages.map(([id, source]) => [id, fixSpaces(locale, id, source)] as const);
    if (fixed.every(([, text], index) => text === messages[index]?.[1])) continue;
    writeFileSync(messageFile(locale), formatMessages(Object.fromEntries(fixed)));
  }
}

/** Returns a file of messages, one per line, with escape codes for invisible characters. */
export function formatMessages(messages: Record<string, string>): string {
  const json = JSON.stringify(messages, null, 2).replaceAll(
    /[\u00a0\u00ad\u202f\u2060]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
}

if (import.meta.main) await runCommand(fixMessages);
