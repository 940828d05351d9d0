import { type CountedEvent, countColumns } from '../runtime/count.ts';
import { readSettings } from './local/variables.ts';
import { runCommand } from './run-command.ts';
import { parseSwitches } from './switches.ts';
import { UserError } from './user-error.ts';

const days = 30;

/** The tables: what the events are counted by, by the name of the column. */
const tables = [
  ['page', 'Page'],
  ['locale', 'Language'],
  ['affiliate', 'Partner'],
  ['referrer', 'Referring site'],
  ['country', 'Country'],
  ['place', 'Place on the page'],
  ['plan', 'Plan'],
  ['months', 'Months'],
] as const;

type Row = { event: CountedEvent; value: string; total: number | string };

/**
 * `npm run stats`: what was counted in the last 30 days on the deployed site, a table each by page,
 * language, partner and so on; `-- --preview`: on its preview. Asks Cloudflare's SQL API with
 * the token `CLOUDFLARE_API_TOKEN`, which may read the analytics of `CLOUDFLARE_ACCOUNT_ID`.
 */
async function stats(): Promise<void> {
  const { preview } = parseSwitches('npm run stats --', ['preview']);
  const [dataset] = readSettings(preview ? 'preview' : undefined).analytics_engine_datasets;
  if (!dataset) throw new UserError('wrangler.jsonc names no dataset: nothing is counted.');
  const name = dataset.dataset ?? dataset.binding;
  process.stdout.write(`The last ${days} days of ${name}\n`);
  for (const [column, title] of tables) {
    const blob = `blob${countColumns.indexOf(column) + 1}`;
    // Cloudflare keeps a sample of many points: each says for how many it stands.
    const rows = await query(`
      SELECT blob1 AS event, ${blob} AS value, SUM(_sample_interval) AS total FROM ${name}
      WHERE timestamp > NOW() - INTERVAL '${days}' DAY
      GROUP BY event, value ORDER BY total DESC LIMIT 200`);
    console.table(table(title, rows));
  }
}

/** The rows of a statement. Throws a sentence if Cloudflare does not answer it. */
async function query(sql: string): Promise<Row[]> {
  const {
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: account,
    // As wrangler calls it.
    CLOUDFLARE_API_BASE_URL: api = 'https://api.cloudflare.com/client/v4',
  } = process.env;
  const needed = 'a token with the permission Account Analytics: Read';
  if (!token || !account) {
    const missing = token ? 'CLOUDFLARE_ACCOUNT_ID' : 'CLOUDFLARE_API_TOKEN';
    throw new UserError(
      `${missing} is not set: npm run stats asks Cloudflare for the account CLOUDFLARE_ACCOUNT_ID with CLOUDFLARE_API_TOKEN, ${needed} (dash.cloudflare.com/profile/api-tokens).`,
    );
  }
  const url = `${api}/accounts/${encodeURIComponent(account)}/analytics_engine/sql`;
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'POST', headers, body: sql }).catch(() => undefined);
  if (!response) throw new UserError(`Cloudflare cannot be reached at ${new URL(url).host}.`);
  const text = await response.text();
  if (response.status === 401 || response.status === 403) {
    throw new UserError(
      `Cloudflare refuses CLOUDFLARE_API_TOKEN (${response.status}): it has to be ${needed} for the account ${account}.`,
    );
  }
  if (!response.ok) {
    const reason = text.replaceAll('\n', ' ').slice(0, 200);
    throw new UserError(
      `Cloudflare answers ${response.status}: ${reason}\nBefore the first view is counted there is nothing to ask for.`,
    );
  }
  return JSON.parse(text).data;
}

/** A line for each value, the most viewed first. The console escapes what a visitor may have sent. */
function table(title: string, rows: readonly Row[]): object[] {
  const totals = new Map<string, Record<CountedEvent, number>>();
  for (const { event, value, total } of rows) {
    const totalsOf = totals.get(value) ?? { view: 0, booking: 0, lead: 0 };
    totals.set(value, { ...totalsOf, [event]: Number(total) });
  }
  return [...totals]
    .sort(([, a], [, b]) => b.view - a.view || b.booking - a.booking)
    .map(([value, { view, booking, lead }]) => ({
      [title]: value || '-',
      views: view,
      'booking clicks': booking,
      leads: lead,
    }));
}

await runCommand(stats);
