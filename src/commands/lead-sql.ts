/**
 * What the operator's command does to the deliveries, as SQL text: it acts on the database from
 * outside the worker, by ways that bind no parameters. Each statement returns the ids that it
 * changed or found.
 */

/** Hands a withheld lead over to delivery: the next run of the requeuing cron takes it. */
export const releaseLead = `UPDATE leads
  SET delivery = 'pending', due_at = NULL, rounds = 0, queued_at = NULL
  WHERE id = ? AND delivery = 'withheld' RETURNING id`;

/** Makes everything undelivered due at once, whatever its rounds: the next run takes it. */
export const makeDue = `UPDATE leads SET due_at = NULL, queued_at = NULL
  WHERE delivery IN ('pending', 'dead') RETURNING id`;

/** Leads that are due and that the cron's run has skipped: it has no receiver for them. */
export const passedBy = `SELECT id FROM leads
  WHERE delivery IN ('pending', 'dead') AND due_at IS NULL AND queued_at IS NULL`;
