import { countColumns } from '#src/runtime/analytics.ts';
import { parseSwitches, runCommand, UserError } from './command-line.ts';
import { readSettings } from './local/variables.ts';

const days = 30;

/** Large totals arrive as strings. */
type Total = number | string;

type Row = { value: string; views: Total; bookings: Total; leads: Total };

/** `npm run stats`: prints the counts of the last 30 days, in a table for each column. */
export async function stats(args = process.argv.slice(2)): Promise<void> {
  parseSwitches('npm run stats', [], args);
  const [dataset] = readSettings().analytics_engine_datasets;
  if (!dataset)
    throw new UserError('wrangler.jsonc has no Analytics Engine dataset, so nothing is counted.');
  const name = dataset.dataset ?? dataset.binding;
  process.stdout.write(`The last ${days} days of ${name}\n`);
  for (const [index, column] of countColumns.entries()) {
    if (column === 'event') continue;
    const blob = `blob${index + 1}`;
    // Cloudflare samples data points. Each row represents `_sample_interval` of them.
    const rows = await query(`
      SELECT ${blob} AS value,
        sumIf(_sample_interval, blob1 = 'view') AS views,
        sumIf(_sample_interval, blob1 = 'booking') AS bookings,
        sumIf(_sample_interval, blob1 = 'lead') AS leads
      FROM ${name} WHERE timestamp > NOW() - INTERVAL '${days}' DAY
      GROUP BY value ORDER BY views DESC, bookings DESC LIMIT 200`);
    // Escapes visitors' input.
    console.table(
      rows.map(({ value, views, bookings, leads }) => ({
        [column]: value || '-',
        views: Number(views),
        'booking clicks': Number(bookings),
        leads: Number(leads),
      })),
    );
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

if (import.meta.main) await runCommand(stats);
