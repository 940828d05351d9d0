-- When the owner is told of a lead by mail, at the earliest; NULL: there is nothing to tell.
ALTER TABLE leads ADD COLUMN notify_at TEXT;
-- When that mail was handed over.
ALTER TABLE leads ADD COLUMN notified_at TEXT;

CREATE INDEX leads_to_tell ON leads (notify_at) WHERE notify_at IS NOT NULL;
