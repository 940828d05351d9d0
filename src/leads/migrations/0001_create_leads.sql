CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  affiliate TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- As entered.
  phone TEXT NOT NULL,
  -- 1 if the honeypot was filled in.
  flagged INTEGER NOT NULL CHECK (flagged IN (0, 1))
) STRICT;

CREATE INDEX leads_by_age ON leads (created_at);

CREATE TABLE deliveries (
  lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('webhook', 'mail')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- The earliest time of the next attempt. An attempt pushes it forward, which claims the delivery.
  due TEXT NOT NULL,
  -- When it was accepted, or permanently refused. While both are NULL, it is open.
  done TEXT,
  refused TEXT,
  PRIMARY KEY (lead, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX open_deliveries ON deliveries (channel, due) WHERE done IS NULL AND refused IS NULL;
