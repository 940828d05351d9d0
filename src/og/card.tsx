import type { ReactElement } from 'react';
import type { Locale } from '../facts/locales.ts';
import type { Page } from '../facts/pages.ts';
import { nightColors } from '../facts/theme.ts';
import { cardBackground, cardDrawings, cardSize } from './card-drawings.ts';
import { type CardText, cardText } from './card-text.ts';
import { families } from './fonts.ts';

type Title = {
  /** Pixels, one size in all languages: the largest at which the longest title fits. */
  size: number;
  /** The box in pixels, between drawing, margins and foot. */
  top: number;
  width: number;
  height: number;
  atBottom?: true;
};

export const titles: Readonly<Record<Page, Title>> = {
  landing: { size: 88, top: 48, width: 650, height: 350 },
  about: { size: 100, top: 48, width: 750, height: 392 },
  legalNotice: { size: 124, top: 40, width: 700, height: 340 },
  terms: { size: 98, top: 166, width: 1080, height: 256 },
  contact: { size: 74, top: 40, width: 1080, height: 220, atBottom: true },
};

/** A multiple of the font size. Display type is set solid. */
export const lineHeight = 0.98;

/** The side of a founder's portrait. Two of them fill the height. */
const portraitSize = cardSize.height / 2;

/**
 * Returns a card as elements for satori, which supports only flexbox and inline styles. `portraits`
 * are data URLs. All pictures are backgrounds, since resvg would clip and mask each <img> on a
 * separate canvas.
 */
export function card(locale: Locale, page: Page, portraits: readonly string[]): ReactElement {
  const words = printable(cardText(locale, page));
  const { letters = [] } = cardDrawings[page];
  const { size, top, width, height, atBottom } = titles[page];
  return (
    <div
      lang={locale}
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        position: 'relative',
        backgroundImage: `url(${cardBackground(page)})`,
        color: nightColors.moon,
        fontFamily: families.text,
      }}
    >
      {portraits.map((url, index) => (
        <div
          key={url}
          style={{
            position: 'absolute',
            left: cardSize.width - portraitSize,
            top: index * portraitSize,
            width: portraitSize,
            height: portraitSize,
            backgroundImage: `url(${url})`,
            backgroundSize: `${portraitSize}px ${portraitSize * 1.25}px`,
            backgroundRepeat: 'no-repeat',
          }}
        />
      ))}
      {letters.map(({ text, size, ...place }) => (
        <div
          key={text}
          style={{
            position: 'absolute',
            fontFamily: families.display,
            fontSize: size,
            lineHeight: 1,
            ...place,
          }}
        >
          {text}
        </div>
      ))}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 60,
          top,
          width,
          height,
          justifyContent: atBottom ? 'flex-end' : 'flex-start',
          fontFamily: families.display,
          fontSize: size,
          letterSpacing: '-0.035em',
          lineHeight,
        }}
      >
        {sentencesOf(words.title).map((sentence) => (
          <div key={sentence} style={{ textWrap: 'balance' }}>
            {sentence}
          </div>
        ))}
      </div>
      <Foot {...words} />
    </div>
  );
}

/** Returns the sentences of a title, each of which starts on a new line. */
export function sentencesOf(title: string): string[] {
  return title.split(/(?<=[.?]) /);
}

function Foot({ note, brand, host }: CardText) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        position: 'absolute',
        left: 60,
        bottom: 46,
        gap: 19,
      }}
    >
      <div style={{ maxWidth: 670, fontSize: 36, lineHeight: 1.3, textWrap: 'balance' }}>
        {note}
      </div>
      <div
        // Beside the logo, which is 52 pixels wide.
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

/** Replaces the narrow no-break space. The fonts lack it, and satori has no fallback. */
function printable(words: CardText): CardText {
  const entries = Object.entries(words).map(([key, text]) => [
    key,
    text.replaceAll('\u202f', '\u00a0'),
  ]);
  return Object.fromEntries(entries);
}
