import type { ReactElement } from 'react';
import { founders } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import type { Page } from '../facts/pages.ts';
import { nightColors } from '../facts/theme.ts';
import { type CardText, cardText } from './card-text.ts';
import { cardSize, cards, type Drawing } from './cards.ts';
import { fitTitle, lineHeight, type TitleBox } from './fit-title.ts';
import { families } from './fonts.ts';

/** The side of each stacked portrait. A single portrait is as large as one of two. */
const portraitSize = Math.floor(cardSize.height / Math.max(2, founders.length));

type Place = TitleBox & { top: number; align: 'flex-start' | 'flex-end' };

/** The position of the title beside each drawing (`art/*.png`, which includes the logo). */
const places: Record<Drawing, Place> = {
  dial: { top: 48, width: 630, height: 292, largest: 104, align: 'flex-start' },
  founders: { top: 48, width: 750, height: 392, largest: 128, align: 'flex-start' },
  voice: { top: 40, width: 1080, height: 220, largest: 112, align: 'flex-end' },
  paragraph: { top: 40, width: 700, height: 340, largest: 168, align: 'flex-start' },
  hours: { top: 166, width: 1080, height: 256, largest: 136, align: 'flex-start' },
};

/**
 * Returns a card as elements for satori, which supports only flexbox and inline styles. `pictures`
 * are backgrounds, since resvg would clip and mask each <img> on a separate canvas.
 */
export function poster(
  locale: Locale,
  page: Page,
  [drawing, ...portraits]: readonly string[],
): ReactElement {
  const place = places[cards[page].drawing];
  const words = printable(cardText(locale, page));
  const sentences = words.title.split(/(?<=[.?]) /);
  return (
    <div
      lang={locale}
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        position: 'relative',
        backgroundImage: `url(${drawing})`,
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
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 60,
          top: place.top,
          width: place.width,
          height: place.height,
          justifyContent: place.align,
          fontFamily: families.display,
          fontSize: fitTitle(sentences, place),
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

function Foot({ note, rule, brand, host }: CardText) {
  const lines = rule ? [...rule.replace(' · ', ',\n').split('\n'), note] : [note];
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
        {lines.map((line) => (
          <div key={line} style={{ fontSize: 36, lineHeight: 1.15 }}>
            {line}
          </div>
        ))}
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
