import { Frame, type VignetteProps } from './frame.tsx';

/** Concept and script: a page of dialogue, one line corrected by a red pencil. */
export function ScriptVignette({ className }: VignetteProps) {
  return (
    <Frame className={className} left={55}>
      <path className="fill-surface" d="M56 148V12h84l28 28v108z" />
      <path d="M140 12v28h28M76 40h40M76 60h68M76 72h52M76 96h20M76 136h44M128 136h12" />
      <path className="stroke-signal" d="M104 96h10l4-6 5 12 5-9 4 3h20M76 116h64" />
      <path className="fill-signal stroke-signal" d="M140 116l10-4 3 5z" />
      <path className="fill-surface" d="M150 112l54-33 6 10-57 28z" />
      <path d="M196 84l6 10M70 60h0M70 96h0M70 136h0" />
    </Frame>
  );
}

/** Production: a take, and the cough cut out of it. */
export function CutVignette({ className }: VignetteProps) {
  return (
    <Frame className={className} left={11}>
      <path d="M12 82v-4m8 10V72m8 24V64m8 40V56m8 34V70m8 42V48m8 60V52m8 40V68m8 16v-8" />
      <path d="M164 84v-8m8 20V64m8 44V52m8 34V74m8 38V48m8 52V60m8 32V68m8 20V72m8 10v-4" />
      <path className="stroke-signal" d="M104 40v-6M112 46V18m8 38V8m8 42V14m8 30V28" />
      <path strokeDasharray="2 6" d="M92 26v116M148 26v116" />
      <path d="M92 142l28-54 28 54M120 88l-12-22M120 88l12-22" />
      <path className="fill-surface" d="M92 142a9 9 0 1 0-1 0zM148 142a9 9 0 1 1 1 0z" />
    </Frame>
  );
}

/** Distribution: one feed, five platforms. */
export function FeedVignette({ className }: VignetteProps) {
  return (
    <Frame className={className} left={11}>
      <path d="M60 80h28c40 0 40-60 76-60h24M88 80c40 0 40-30 76-30h24M60 80h128M88 80c40 0 40 30 76 30h24M88 80c40 0 40 60 76 60h24" />
      <path
        className="fill-surface"
        d="M188 10h20v20h-20zM198 40a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM188 88V72l10-4 10 4v16zM188 120l10-20 10 20zM193 130h10l5 10-5 10h-10l-5-10z"
      />
      <path className="fill-surface" d="M12 56h48v48H12z" />
      <path className="stroke-signal" d="M24 70a22 22 0 0 1 22 22M24 80a12 12 0 0 1 12 12" />
      <path className="fill-signal stroke-signal" d="M24 92h1" strokeWidth="5" />
    </Frame>
  );
}

/** Hosting: the account's drawer, kept in order, key in hand. */
export function HostingVignette({ className }: VignetteProps) {
  return (
    <Frame className={className} left={31}>
      <path className="fill-surface" d="M32 16h120v36H32zM32 62h120v36H32zM32 108h120v36H32z" />
      <path d="M48 28v12M54 28v12M60 28v12M66 28v12M48 74v12M54 74v12M60 74v12M66 74v12M48 120v12M54 120v12M60 120v12M66 120v12M92 34h44M92 126h44M44 144v6M140 144v6" />
      <path className="stroke-signal" d="M92 80h76l6-6 6 6 6-6 6 6h4" />
      <path className="fill-surface stroke-signal" d="M196 80a14 14 0 1 1 28 0 14 14 0 0 1-28 0z" />
      <path className="fill-signal stroke-signal" d="M136 80h1M214 80h1" strokeWidth="5" />
    </Frame>
  );
}

/** Revisions: the tangle of a first draft, two remarks, a straight line. */
export function RevisionVignette({ className }: VignetteProps) {
  return (
    <Frame className={className} left={9}>
      <path d="M10 104C22 20 92 12 82 72S16 132 26 74 104 24 104 84 46 140 54 96 96 34 122 70 112 124 92 108 112 64 140 80h30" />
      <path className="stroke-signal" d="M170 80h48" />
      <path
        className="fill-surface"
        d="M80 12h32v20H98l-8 8v-8H80zM128 120h32v20h-18l-8 8v-8h-6z"
      />
      <path d="M87 19h18M87 25h10M135 127h18M135 133h10" />
      <path className="fill-signal stroke-signal" d="M214 80a6 6 0 1 1 12 0 6 6 0 0 1-12 0z" />
    </Frame>
  );
}

/** Rights: a certificate that changes hands, its seal a ring of ticks. */
export function RightsVignette({ className }: VignetteProps) {
  return (
    <Frame className={className} left={27}>
      <path className="fill-surface" d="M28 20h160v104H28z" />
      <path d="M38 30h140v84H38z" strokeDasharray="1 4" />
      <path d="M76 48h64M56 66h104M56 78h88M56 102c8-14 12 8 18-4s6-2 10 0 8-8 14 0h12" />
      <path className="fill-surface" d="M172 128l-8 24 14-6 14 6-6-26" />
      <path className="fill-surface" d="M154 108a24 24 0 1 1 48 0 24 24 0 0 1-48 0z" />
      <path
        className="stroke-signal"
        d="M160 108a18 18 0 1 1 36 0 18 18 0 0 1-36 0z"
        strokeWidth="6"
        strokeLinecap="butt"
        strokeDasharray="1.5 3.212"
      />
      <path className="stroke-signal" d="M171 108l5 6 10-12" />
    </Frame>
  );
}
