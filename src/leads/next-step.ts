import type { Answer } from './webhook.ts';

/** What happens to a lead after an attempt. Both waits are in seconds. */
type Step =
  | { kind: 'delivered' }
  /** The receiver does not want this lead any more. */
  | { kind: 'refused' }
  /** The queue tries again. */
  | { kind: 'retry'; after: number }
  /** The round is over; the next one begins no sooner. */
  | { kind: 'rest'; atLeast: number };

/** The longest that a queue holds a lead between two attempts: the wait before the sixth. */
const longest = 32;

/** 4xx answers that another attempt may change. */
const passing = [408, 425, 429];

/**
 * Decides what follows an attempt, the first being 1; `answer` is undefined if none came. The queue
 * waits 2, 4, 8, 16 and 32 s, or as long as the receiver asks for. If the receiver asks for more
 * than 32 s, the round is over. So it is after most 4xx: the same lead would get the same answer.
 */
export function nextStep(answer: Answer | undefined, attempt: number): Step {
  const after = 2 ** attempt;
  if (!answer) return { kind: 'retry', after };
  const { ok, status, retryAfter } = answer;
  if (ok) return { kind: 'delivered' };
  if (status === 410) return { kind: 'refused' };
  const isFinal = status >= 400 && status < 500 && !passing.includes(status);
  if (isFinal || retryAfter > longest) return { kind: 'rest', atLeast: retryAfter };
  return { kind: 'retry', after: Math.max(after, Math.ceil(retryAfter)) };
}
