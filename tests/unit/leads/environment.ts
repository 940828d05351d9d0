import type { Lead } from '../../../src/leads/lead.ts';
import { storeLead } from '../../../src/leads/lead-store.ts';
import { openChannels } from '../../../src/leads/outbox.ts';
import { scheduled } from '../../../src/leads/scheduled.ts';
import type { Environment } from '../../../src/runtime/request.ts';
import { createDatabase } from './database.ts';

/** 32 bytes. */
export const webhookSecret = 'whsec_dGhlIHNlY3JldCBvZiB0aGUgcmVjZWl2ZXIgaXMgbG9uZw==';

/** The variables of a worker that posts leads. */
export const withReceiver = {
  LEADS_WEBHOOK_URL: 'https://crm.example/leads',
  LEADS_WEBHOOK_SECRET: webhookSecret,
};

const unlimited = { limit: async () => ({ success: true }) };

/** The bindings that the contact code uses, with a real database; nobody is told of leads. */
export function createEnvironment(overrides: Partial<Environment> = {}): { env: Environment } {
  const env = {
    DB: createDatabase(),
    SITE_URL: 'https://site.test',
    BOOKING_URL: 'https://booking.test',
    LEADS_WEBHOOK_URL: '',
    LEADS_NOTIFY: '',
    RATE_LIMIT: unlimited,
    RATE_LIMIT_NETWORK: unlimited,
    ...overrides,
  };
  return { env: env as Environment };
}

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
    phone: '01 99 00 12 34',
    flagged: false,
    ...changes,
  };
}

/** Stores a lead with the deliveries that the environment asks for, and returns its id. */
export async function store(env: Environment, changes: Partial<Lead> = {}): Promise<string> {
  return (await storeLead(env.DB, createLead(changes), openChannels(env))).id;
}

type Row = Record<string, unknown>;

async function rowsOf(env: Environment, table: string, order: string): Promise<Row[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all<Row>()).results;
}

/** The rows of the store, as the columns are named. */
export const storedLeads = (env: Environment) => rowsOf(env, 'leads', 'rowid');

/** What is to be delivered, or was, as the columns are named: mails first. */
export const storedDeliveries = (env: Environment) => rowsOf(env, 'deliveries', 'channel, due');

/** Makes the worker do what it does at a cron. */
export function runCron(cron: string, env: Environment): Promise<void> {
  return scheduled({ cron }, env);
}
