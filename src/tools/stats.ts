import { type CountedEvent, countColumns } from '#src/runtime/analytics.ts';
import { parseSwitches, runCommand, UserError } from './command-line.ts';
import { readSettings } from './local/variables.ts';

const days = 30;

/** Columns with a table each. */
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

/** `npm run stats`: prints counts of the last 30 days. */
export async function stats(args = process.argv.slice(2)): Promise<void> {
  parseSwitches('npm run stats', [], args);
  const [dataset] = readSettings().analytics_engine_datasets;
  if (!dataset)
    throw new UserError('wrangler.jsonc has no Analytics Engine dataset, so nothing is counted.');
  const name = dataset.dataset ?? dataset.binding;
  process.stdout.write(`The last ${days} days of ${name}\n`);
  for (const [column, title] of tables) {
    const blob = `blob${countColumns.indexOf(column) + 1}`;
    // Cloudflare samples data points: each row stands for `_sample_interval` of them.
    const rows = await query(`
      SELECT blob1 AS event, ${blob} AS value, SUM(_sample_interval) AS total FROM ${name}
      WHERE timestamp > NOW() - INTERVAL '${days}' DAY
      GROUP BY event, value ORDER BY total DESC LIMIT 200`);
    console.table(table(title, rows));
  }
}

async function query(sql: string): Promise<Row[]> {
  const {
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: account,
    // Wrangler's own variable.
    CLOUDFLARE_API_BASE_URL: api = 'https://api.cloudflare.com/client/v4',
  } = process.env;
  const needed =
    'Set CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN to a token with the permission “Account Analytics: Read” (dash.cloudflare.com/profile/api-tokens).';
  if (!token || !account) throw new UserError(needed);
  const response = await fetch(`${api}/accounts/${account}/analytics_engine/sql`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: sql,
  });
  const text = await response.text();
  if (!response.ok) {
    throw new UserError(
      `Cloudflare answered ${response.status}: ${text}\n${needed} If nothing has been counted yet, the table does not exist.`,
    );
  }
  return JSON.parse(text).data;
}

/** Returns one row per value, most viewed first. `console.table` escapes visitors' input. */
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

if (import.meta.main) await runCommand(stats);
