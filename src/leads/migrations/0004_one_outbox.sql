-- A lead holds what the visitor left; what is to be sent of it is a table of its own.
ALTER TABLE leads RENAME TO leads_before;

CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  affiliate TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- As it was entered.
  phone TEXT NOT NULL,
  -- 1: the honeypot was filled in.
  flagged INTEGER NOT NULL CHECK (flagged IN (0, 1))
) STRICT;

INSERT INTO leads
SELECT
  id, idempotency_key, created_at, locale, affiliate, first_name, last_name, email,
  phone_as_typed, suspicion IS NOT NULL
FROM leads_before ORDER BY rowid;

CREATE TABLE deliveries (
  lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('webhook', 'mail')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Before this moment nobody attempts it. An attempt moves it ahead, which keeps others away.
  due TEXT NOT NULL,
  -- When it was accepted, or refused for good; neither: it is open.
  done TEXT,
  refused TEXT,
  PRIMARY KEY (lead, channel)
) STRICT, WITHOUT ROWID;

-- A lead that was never queued came in while there was no receiver: it has no delivery. One that
-- was withheld is delivered too, with its flag.
INSERT INTO deliveries (lead, channel, attempts, due, done, refused)
SELECT
  id, 'webhook', rounds, COALESCE(due_at, created_at),
  CASE delivery WHEN 'delivered' THEN COALESCE(delivered_at, created_at) END,
  CASE delivery WHEN 'refused' THEN created_at END
FROM leads_before
WHERE delivery <> 'pending' OR queued_at IS NOT NULL OR rounds > 0;

INSERT INTO deliveries (lead, channel, due, done)
SELECT id, 'mail', COALESCE(notify_at, notified_at, created_at), notified_at
FROM leads_before
WHERE notify_at IS NOT NULL OR notified_at IS NOT NULL OR delivery = 'withheld';

DROP TABLE leads_before;

CREATE INDEX leads_by_age ON leads (created_at);
CREATE INDEX open_deliveries ON deliveries (channel, due) WHERE done IS NULL AND refused IS NULL;

-- What /healthz writes, to know that the database can be written.
CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked TEXT NOT NULL) STRICT;
INSERT INTO health VALUES (1, '');
