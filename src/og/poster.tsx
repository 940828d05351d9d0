import type { ReactElement, ReactNode } from 'react';
import { cardSize } from '../artwork/geometry/card-size.ts';
import { ringTicks } from '../artwork/geometry/ticks.ts';
import type { Locale } from '../site/locales.ts';
import { type Page, pages } from '../site/pages.ts';
import { nightColors } from '../site/theme.ts';
import { DialArt, FoundersArt, HoursArt, ParagraphArt, VoiceArt } from './artworks.tsx';
import { Bars, Play } from './bars.tsx';
import { families } from './families.ts';
import { fitTitle, lineHeight, type TitleBox } from './fit-title.ts';
import type { CardPortrait } from './portraits.ts';
import { type CardWords, cardWords } from './words.ts';

type Composition = {
  Art: (props: { portraits: readonly CardPortrait[] }) => ReactNode;
  /** The space for the title. */
  title: TitleBox;
  /** Where that space starts, in pixels from the top. */
  top: number;
  /** Whether the title is aligned to the top or to the bottom of its space. */
  align: 'flex-start' | 'flex-end';
};

/**
 * The drawings, each with the space for a title; the text is laid out on the same grid everywhere.
 */
const compositions: Record<(typeof pages)[Page]['card']['art'], Composition> = {
  dial: {
    Art: DialArt,
    title: { width: 630, height: 292, largest: 104 },
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
 * The social card of a page as elements for satori, which supports only flexbox and inline styles.
 * `portraits` are those of the founders, if the card shows them.
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
      <Mark />
      <Foot {...words} />
    </div>
  );
}

function Foot({ note, promise, brand, host }: CardWords) {
  const [condition, ...delivery] = promise.split(/(?<=:)\s/);
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
        {promise && <div style={{ fontSize: 22, color: nightColors.dusk }}>{condition}</div>}
        {promise && (
          <div style={{ width: 690, fontSize: 36, lineHeight: 1.15, textWrap: 'balance' }}>
            {delivery.join(' ')}
          </div>
        )}
        <div style={{ fontSize: promise ? 26 : 36 }}>{note}</div>
      </div>
      <div
        style={{ display: 'flex', alignItems: 'center', gap: 16, height: 52, marginLeft: 52 + 16 }}
      >
        <div style={{ fontFamily: families.display, fontSize: 40, letterSpacing: '-0.03em' }}>
          {brand}
        </div>
        <div style={{ fontSize: 28, color: nightColors.dusk, marginTop: 6 }}>{host}</div>
      </div>
    </div>
  );
}

/**
 * The logo, 52 pixels wide, at the margin before the brand. Bars must be in the card's top left
 * corner, so it is not part of the foot.
 */
function Mark() {
  const center = { x: 60 + 26, y: cardSize.height - 46 - 26 };
  const ticks = ringTicks(0, 18.2, 24.96, 36);
  return (
    <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0 }}>
      <Play center={center} reach={10.92} />
      <Bars from={center} ticks={ticks} thickness={1.56} color={nightColors.moon} />
    </div>
  );
}

/** The fonts have no narrow no-break space, and satori does not substitute one. */
function printable(words: CardWords): CardWords {
  const entries = Object.entries(words).map(([key, text]) => [
    key,
    text.replaceAll('\u202f', '\u00a0'),
  ]);
  return Object.fromEntries(entries);
}
