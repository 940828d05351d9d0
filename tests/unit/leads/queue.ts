import { vi } from 'vitest';
import { background, deadLetterSuffix } from '../../../src/background.ts';
import type { Lead } from '../../../src/leads/lead.ts';
import { storeLead } from '../../../src/leads/lead-store.ts';
import type { Environment } from '../../../src/request.ts';

/** Attempts of a round, as wrangler.jsonc has them. */
const attempts = 6;

/** A lead with an id and a key of its own, and with these changes. */
export function createLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    locale: 'fr',
    affiliate: 'CODE',
    firstName: 'Zoë',
    lastName: 'O’Neil',
    email: 'zoe@planted.example',
    phone: '+33199001234',
    phoneAsTyped: '01 99 00 12 34',
    suspicion: null,
    ...changes,
  };
}

/** Stores a lead and returns its id; `queuedAt` and `notifyAt` are ISO 8601. */
export async function store(
  env: Environment,
  changes: Partial<Lead> = {},
  queuedAt: string | null = null,
  notifyAt: string | null = null,
): Promise<string> {
  return (await storeLead(env.DB, createLead(changes), { queuedAt, notifyAt })).id;
}

/** What a queue hands over, with messages that remember what became of them. */
export function createBatch(ids: string[], { queue = 'leads', attempts = 1 } = {}) {
  const messages = ids.map((id) => ({
    body: { id },
    attempts,
    ack: vi.fn(),
    retry: vi.fn<(options: { delaySeconds: number }) => void>(),
  }));
  return {
    queue,
    messages,
    asBatch: { queue, messages } as unknown as MessageBatch<{ id: string }>,
  };
}

/** What a queue does with a lead: as many attempts as it has, the time between them, the dead letter. */
export async function consume(env: Environment, id: string): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { messages, asBatch } = createBatch([id], { attempts: attempt });
    await background.queue(asBatch, env);
    const [retried] = messages[0]?.retry.mock.calls ?? [];
    if (!retried) return;
    vi.setSystemTime(Date.now() + retried[0].delaySeconds * 1000);
  }
  await background.queue(createBatch([id], { queue: `leads${deadLetterSuffix}` }).asBatch, env);
}

/** Makes the worker do what it does at a cron; a run triggered by hand if that is empty. */
export function runCron(cron: string, env: Environment): Promise<void> {
  return background.scheduled({ cron } as ScheduledController, env);
}
