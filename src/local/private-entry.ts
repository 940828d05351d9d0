import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from './private-file.ts';

/** What the running server records: its private entry, and its process. */
type Note = { entry: string; pid: number };

/**
 * Records in the state folder where the operator's command finds the entry; returns a function that
 * removes the record.
 */
export function notePrivateEntry(state: string, entry: URL): () => void {
  const file = noteFile(state);
  writePrivateFile(file, JSON.stringify({ entry: entry.href, pid: process.pid } satisfies Note));
  return () => rmSync(file, { force: true });
}

/** The private entry of the server that runs on this state folder, if one does. */
export async function privateEntry(state: string): Promise<URL | undefined> {
  const file = noteFile(state);
  if (!existsSync(file)) return;
  const { entry, pid }: Note = JSON.parse(readFileSync(file, 'utf8'));
  return isRunning(pid) && (await answers(entry)) ? new URL(entry) : undefined;
}

/** A server that was killed leaves its note behind, and another process may get its number. */
async function answers(entry: string): Promise<boolean> {
  try {
    await fetch(entry, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function noteFile(state: string): string {
  return join(state, 'private-entry.json');
}
