CREATE TABLE leads (
  -- A random UUID.
  id TEXT PRIMARY KEY,
  -- The form's idempotency key.
  key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  affiliate TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- As entered.
  phone TEXT NOT NULL,
  honeypot_filled INTEGER NOT NULL CHECK (honeypot_filled IN (0, 1)),
  -- When the webhook and the mail service accepted the lead; NULL until then.
  webhook_at TEXT,
  mail_at TEXT,
  -- When a channel last refused the lead; NULL before the first refusal.
  webhook_tried_at TEXT,
  mail_tried_at TEXT,
  -- A corrected form has the same key, and is another lead.
  UNIQUE (key, first_name, last_name, email, phone)
) STRICT;

CREATE INDEX leads_by_age ON leads (created_at);
