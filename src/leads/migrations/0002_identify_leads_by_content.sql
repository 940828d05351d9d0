-- A lead's id is a digest of its content, so the column of idempotency keys goes. SQLite cannot drop
-- a UNIQUE column, and dropping a table deletes what refers to it: both tables are written anew.
-- Leads stored earlier keep their random ids. A worker older than this migration stores no leads.
CREATE TABLE new_leads (
  -- A UUID: a digest of the idempotency key, the affiliate's code and the fields.
  id TEXT PRIMARY KEY,
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

CREATE TABLE new_deliveries (
  lead TEXT NOT NULL REFERENCES new_leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('webhook', 'mail')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- The earliest time of the next attempt. An attempt pushes it forward, which claims the delivery.
  due TEXT NOT NULL,
  -- When it was accepted, or permanently refused. While both are NULL, it is open.
  done TEXT,
  refused TEXT,
  PRIMARY KEY (lead, channel)
) STRICT, WITHOUT ROWID;

-- In their order, in which `npm run leads` lists them.
INSERT INTO new_leads
SELECT id, created_at, locale, affiliate, first_name, last_name, email, phone, flagged
FROM leads ORDER BY rowid;

INSERT INTO new_deliveries SELECT lead, channel, attempts, due, done, refused FROM deliveries;

DROP TABLE deliveries;
DROP TABLE leads;
-- Renaming also updates the reference.
ALTER TABLE new_leads RENAME TO leads;
ALTER TABLE new_deliveries RENAME TO deliveries;

CREATE INDEX leads_by_age ON leads (created_at);
CREATE INDEX open_deliveries ON deliveries (channel, due) WHERE done IS NULL AND refused IS NULL;
