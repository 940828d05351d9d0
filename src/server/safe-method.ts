/** Whether a method only reads (RFC 9110, 9.2.1). The site knows no other safe ones. */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
