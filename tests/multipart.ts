/** Node's parser rejects boundaries of less than 27 characters. */
const boundary = '----FormBoundary0123456789abcdef';

export const multipartType = `multipart/form-data; boundary=${boundary}`;

export type Field = readonly [name: string, value: string, file?: string];

/** Encodes a body by hand, so that no client corrects it. */
export function encodeMultipart(fields: readonly Field[]): string {
  const parts = fields.map(([name, value, file]) => {
    const filename = file === undefined ? '' : `; filename="${file}"`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** Returns a post of these fields, whose headers describe its body. */
export function postOf(fields: readonly Field[], headers: Record<string, string>) {
  const body = encodeMultipart(fields);
  const described = {
    'Content-Type': multipartType,
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return { method: 'POST', headers: { ...headers, ...described }, body };
}
