import type { Lead } from '#src/leads/lead.ts';
import { storeLead } from '#src/leads/lead-store.ts';
import { person } from '../../person.ts';
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
    LEADS_MAIL_TO: '',
    RATE_LIMIT_CONTACT: unlimited,
    RATE_LIMIT_PAGES: unlimited,
    ...overrides,
  };
  return { env: env as Env };
}

/** Creates a lead with a unique id and e-mail address, and the given changes. */
export function createLead(changes: Partial<Lead> = {}): Lead {
  const id = crypto.randomUUID();
  return {
    id,
    createdAt: new Date().toISOString(),
    locale: 'fr',
    affiliate: 'CODE',
    ...person,
    email: `${id}@planted.example`,
    honeypotFilled: false,
    ...changes,
  };
}

/** Stores a lead, and returns its id. */
export async function store(env: Env, changes: Partial<Lead> = {}): Promise<string> {
  const lead = createLead(changes);
  return (await storeLead(env.DB, lead, crypto.randomUUID())).lead.id;
}

type Row = Record<string, unknown>;

/** Returns the stored leads by column name, in the order of their times. */
export async function storedLeads(env: Env): Promise<Row[]> {
  const leads = env.DB.prepare('SELECT * FROM leads ORDER BY created_at, rowid');
  return (await leads.all<Row>()).results;
}
