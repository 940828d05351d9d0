-- When a channel last refused the lead; NULL before the first refusal.
ALTER TABLE leads ADD COLUMN webhook_tried_at TEXT;
ALTER TABLE leads ADD COLUMN mail_tried_at TEXT;
