CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  affiliate TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  phone_as_typed TEXT NOT NULL,
  suspicion TEXT,
  delivery TEXT NOT NULL CHECK (delivery IN ('pending', 'delivered', 'dead', 'withheld')),
  queued_at TEXT,
  delivered_at TEXT
) STRICT;

CREATE INDEX leads_by_delivery ON leads (delivery, queued_at);
CREATE INDEX leads_by_age ON leads (created_at);
