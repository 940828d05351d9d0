import { vi } from 'vitest';
import type { Environment } from '../../../src/request.ts';
import { createDatabase } from './database.ts';

export const tokenSecret = 'the secret of the form in unit tests';
/** 32 bytes. */
export const webhookSecret = 'whsec_dGhlIHNlY3JldCBvZiB0aGUgcmVjZWl2ZXIgaXMgbG9uZw==';

/** The bindings that the contact code uses, with a real database and a queue that remembers. */
export function createEnvironment(overrides: Partial<Environment> = {}) {
  const queued: string[] = [];
  const queue = {
    send: vi.fn(async ({ id }: { id: string }) => void queued.push(id)),
    sendBatch: vi.fn(async (messages: { body: { id: string } }[]) => {
      for (const { body } of messages) queued.push(body.id);
    }),
  };
  const env = {
    DB: createDatabase(),
    QUEUE: queue,
    FORM_TOKEN_SECRET: tokenSecret,
    LEADS_WEBHOOK_URL: 'https://crm.example/leads',
    LEADS_WEBHOOK_SECRET: webhookSecret,
    ...overrides,
  } as unknown as Environment;
  return { env, queued };
}

/** The rows of the store, as the columns are named. */
export async function storedLeads(env: Environment): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare('SELECT * FROM leads ORDER BY rowid').all();
  return results as Record<string, unknown>[];
}
