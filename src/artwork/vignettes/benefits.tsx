import { Frame, type VignetteProps } from './frame.tsx';

/** Reputation: one voice; its waves turn into rows of listeners. */
export function ReputationDiagram({ className }: VignetteProps) {
  return (
    <Frame className={className}>
      <path d="M49 55a36 36 0 0 1 0 50M68 36a62 62 0 0 1 0 88M87 17a89 89 0 0 1 0 126" />
      <path
        d="M121 9a120 120 0 0 1 0 142M155 11a148 148 0 0 1 0 138M185 10a176 176 0 0 1 0 140M216 10a204 204 0 0 1 0 140"
        strokeWidth="9"
        strokeDasharray="0 17"
      />
      <path className="fill-signal stroke-signal" d="M16 80a8 8 0 1 1 16 0 8 8 0 0 1-16 0z" />
    </Frame>
  );
}

/** Trust: an arch of voussoirs; the keystone is the voice. */
export function TrustDiagram({ className }: VignetteProps) {
  return (
    <Frame className={className}>
      <path d="M8 148h224M36 148V104a84 84 0 0 1 168 0v44M84 148v-44a36 36 0 0 1 72 0v44" />
      <path d="M36 104h48M156 104h48M47 62l42 24M193 62l-42 24M78 31l24 42M162 31l-24 42M36 126h48M156 126h48" />
      <path
        className="fill-signal stroke-signal"
        d="M98 23a84 84 0 0 1 44 0l-13 46a36 36 0 0 0-18 0z"
      />
      <path className="fill-paper" stroke="none" d="M113 33v22l19-11z" />
    </Frame>
  );
}

/** Leads: many listeners in, one conversation out. */
export function LeadsDiagram({ className }: VignetteProps) {
  return (
    <Frame className={className}>
      <path d="M16 16c80 0 80 58 130 58M16 40c70 0 80 36 130 36M16 64c60 0 80 14 130 14M16 96c60 0 80-14 130-14M16 120c70 0 80-36 130-36M16 144c80 0 80-58 130-58" />
      <path d="M8 16h0M8 40h0M8 64h0M8 96h0M8 120h0M8 144h0" strokeWidth="6" />
      <path className="stroke-signal" d="M146 80h36" />
      <path className="fill-signal stroke-signal" d="M182 60h44v34h-26l-10 12V94h-8z" />
    </Frame>
  );
}
