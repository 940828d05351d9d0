-- SQLite cannot alter a CHECK, so the table is built anew. The worker before
-- this migration still inserts rows: each new column has a default.
CREATE TABLE leads_anew (
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
  -- refused: the receiver wants no more of it, so it is never posted again.
  delivery TEXT NOT NULL CHECK (delivery IN ('pending', 'delivered', 'dead', 'withheld', 'refused')),
  queued_at TEXT,
  delivered_at TEXT,
  -- Rounds of attempts that ended without success.
  rounds INTEGER NOT NULL DEFAULT 0,
  -- When the next round may begin; NULL: now.
  due_at TEXT,
  -- Until when one consumer of the queue has it to itself.
  claimed_until TEXT
) STRICT;

INSERT INTO leads_anew (
  id, idempotency_key, created_at, locale, affiliate, first_name, last_name, email, phone,
  phone_as_typed, suspicion, delivery, queued_at, delivered_at
)
SELECT
  id, idempotency_key, created_at, locale, affiliate, first_name, last_name, email, phone,
  phone_as_typed, suspicion, delivery, queued_at, delivered_at
FROM leads ORDER BY rowid;

DROP TABLE leads;
ALTER TABLE leads_anew RENAME TO leads;

CREATE INDEX leads_by_delivery ON leads (delivery, queued_at);
CREATE INDEX leads_by_age ON leads (created_at);
