import type { ReactElement, ReactNode } from 'react';
import { playPath, ringTicks, ticksPath } from '../../artwork/geometry/ticks.ts';
import type { Locale } from '../../locales.ts';
import { type Page, pages } from '../../routes.ts';
import { nightColors } from '../../theme.ts';
import { DialArt, FoundersArt, HoursArt, ParagraphArt, VoiceArt } from './artworks.tsx';
import { families } from './families.ts';
import { fitTitle, lineHeight, type TitleBox } from './fit-title.ts';
import type { CardPortrait } from './portraits.ts';
import { type CardWords, cardWords } from './words.ts';

type Composition = {
  Art: (props: { portraits: readonly CardPortrait[] }) => ReactNode;
  /** The room of the title. */
  title: TitleBox;
  /** Where that room starts, in pixels from the top. */
  top: number;
  /** Whether the title hangs from the top of its room or stands on what is below it. */
  align: 'flex-start' | 'flex-end';
};

/** The drawings, each with the room for a title; the type is set on the same grid everywhere. */
const compositions: Record<(typeof pages)[Page]['card']['art'], Composition> = {
  dial: {
    Art: DialArt,
    title: { width: 630, height: 332, largest: 104 },
    top: 48,
    align: 'flex-start',
  },
  founders: {
    Art: FoundersArt,
    title: { width: 750, height: 392, largest: 128 },
    top: 48,
    align: 'flex-start',
  },
  voice: {
    Art: VoiceArt,
    title: { width: 1080, height: 220, largest: 112 },
    top: 40,
    align: 'flex-end',
  },
  paragraph: {
    Art: ParagraphArt,
    title: { width: 700, height: 340, largest: 168 },
    top: 40,
    align: 'flex-start',
  },
  hours: {
    Art: HoursArt,
    title: { width: 1080, height: 256, largest: 136 },
    top: 166,
    align: 'flex-start',
  },
};

/**
 * The social card of a page as elements for satori, which knows flexbox and inline styles only.
 * `portraits` are those of the founders, if it shows them.
 */
export function poster(
  locale: Locale,
  page: Page,
  portraits: readonly CardPortrait[],
): ReactElement {
  const { Art, title, top, align } = compositions[pages[page].card.art];
  const words = printable(cardWords(locale, page));
  const sentences = words.title.split(/(?<=[.?]) /);
  return (
    <div
      lang={locale}
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        position: 'relative',
        backgroundColor: nightColors.night,
        color: nightColors.moon,
        fontFamily: families.text,
      }}
    >
      <Art portraits={portraits} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 60,
          top,
          width: title.width,
          height: title.height,
          justifyContent: align,
          fontFamily: families.display,
          fontSize: fitTitle(sentences, title),
          letterSpacing: '-0.035em',
          lineHeight,
        }}
      >
        {sentences.map((sentence) => (
          <div key={sentence} style={{ textWrap: 'balance' }}>
            {sentence}
          </div>
        ))}
      </div>
      <Foot {...words} />
    </div>
  );
}

function Foot({ note, promise, brand, host }: CardWords) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        position: 'absolute',
        left: 60,
        bottom: 46,
        gap: 22,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <div style={{ fontSize: 36 }}>{note}</div>
        {promise && (
          <div
            style={{
              width: 690,
              fontSize: 22,
              lineHeight: 1.3,
              color: nightColors.dusk,
              textWrap: 'balance',
            }}
          >
            {promise}
          </div>
        )}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <svg width="52" height="52" viewBox="0 0 100 100" fill="none" aria-hidden="true">
          <path
            d={ticksPath(ringTicks(50, 35, 48, 36))}
            stroke={nightColors.moon}
            strokeWidth="3"
          />
          <path d={playPath(50, 21)} fill={nightColors.signal} />
        </svg>
        <div style={{ fontFamily: families.display, fontSize: 40, letterSpacing: '-0.03em' }}>
          {brand}
        </div>
        <div style={{ fontSize: 28, color: nightColors.dusk, marginTop: 6 }}>{host}</div>
      </div>
    </div>
  );
}

/** The faces have no narrow no-break space: its wider sister stands in. */
function printable(words: CardWords): CardWords {
  const entries = Object.entries(words).map(([key, text]) => [
    key,
    text.replaceAll('\u202f', '\u00a0'),
  ]);
  return Object.fromEntries(entries);
}
