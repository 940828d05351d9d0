import { configuredChannels, type Lead } from '#src/leads/lead.ts';
import { storeLead } from '#src/leads/lead-store.ts';
import { createDatabase } from './database.ts';

/** 32 bytes. */
export const webhookSecret = 'whsec_dGhlIHNlY3JldCBvZiB0aGUgcmVjZWl2ZXIgaXMgbG9uZw==';

/** The variables of a worker that posts leads. */
export const withReceiver = {
  LEADS_WEBHOOK_URL: 'https://crm.example/leads',
  LEADS_WEBHOOK_SECRET: webhookSecret,
};

const unlimited = { limit: async () => ({ success: true }) };

/** Creates the bindings that the contact code uses, with a real database and without receivers. */
export function createEnvironment(overrides: Partial<Env> = {}): { env: Env } {
  const env = {
    DB: createDatabase(),
    SITE_URL: 'https://site.test',
    BOOKING_URL: 'https://booking.test',
    LEADS_WEBHOOK_URL: '',
    LEADS_NOTIFY: '',
    RATE_LIMIT: unlimited,
    ...overrides,
  };
  return { env: env as Env };
}

/** Creates a lead with a unique id, and the given changes. */
export function createLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    locale: 'fr',
    affiliate: 'CODE',
    firstName: 'Zoë',
    lastName: 'O’Neil',
    email: 'zoe@planted.example',
    phone: '01 99 00 12 34',
    flagged: false,
    ...changes,
  };
}

/** Stores a lead with the deliveries that the environment configures, and returns its id. */
export async function store(env: Env, changes: Partial<Lead> = {}): Promise<string> {
  const lead = createLead(changes);
  await storeLead(env.DB, lead, configuredChannels(env));
  return lead.id;
}

type Row = Record<string, unknown>;

async function rowsOf(env: Env, table: string, order: string): Promise<Row[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all<Row>()).results;
}

/** Returns the stored leads, by column name. */
export const storedLeads = (env: Env) => rowsOf(env, 'leads', 'rowid');

/** Returns the pending and finished deliveries, mails first, by column name. */
export const storedDeliveries = (env: Env) => rowsOf(env, 'deliveries', 'channel, due');
