import { AsyncLocalStorage } from 'node:async_hooks';
import { Fragment, type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.edge';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { madeOnce } from '../../src/still/made-once.ts';
import { type HtmlElement, replaceStill } from '../../src/still/replace-still.ts';
import { writeStill } from '../../src/still/write-still.ts';

/** What is left of a tree, as HTML with `<i>` for each still part, and the tags of those parts. */
function split(tree: ReactNode): { left: ReactNode; parts: string[] } {
  const parts: string[] = [];
  const left = replaceStill(tree, (part: HtmlElement) => {
    parts.push(renderToStaticMarkup(part));
    return <i key={parts.length} />;
  });
  return { left, parts };
}

const html = ({ left }: { left: ReactNode }) => renderToStaticMarkup(left);

/** A client component as the bundler hands it to server components: a reference. */
const Moving = Object.assign(() => 'moves', { $$typeof: Symbol.for('react.client.reference') });

function Greeting({ name }: { name: string }) {
  return (
    <p>
      Hello <b>{name}</b>
    </p>
  );
}

// In development mode React asks for keys in lists that were copied; no browser sees these.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('replaceStill', () => {
  it('takes a page that nothing moves as a whole, with its components run', () => {
    const page = split(
      <main>
        {['Ann', 'Bob'].map((name) => (
          <Greeting key={name} name={name} />
        ))}
      </main>,
    );
    expect(page.parts).toEqual(['<main><p>Hello <b>Ann</b></p><p>Hello <b>Bob</b></p></main>']);
    expect(html(page)).toBe('<i></i>');
  });

  it('takes the largest still elements that stand around what moves', () => {
    const { left, parts } = split(
      <main>
        <Greeting name="Ann" />
        <section>
          <Fragment key="pair">
            text <Greeting name="Bob" />
          </Fragment>
          <Moving />
        </section>
      </main>,
    );
    expect(parts).toEqual(['<p>Hello <b>Bob</b></p>', '<p>Hello <b>Ann</b></p>']);
    expect(html({ left })).toBe('<main><i></i><section>text <i></i>moves</section></main>');
  });

  it('leaves alone what is no larger than its own place would be', () => {
    const { left, parts } = split(
      <main>
        <a href="/">Home</a>
        <br />
        <Moving />
      </main>,
    );
    expect(parts).toEqual([]);
    expect(html({ left })).toBe('<main><a href="/">Home</a><br/>moves</main>');
  });

  it('an element with a function is not still', () => {
    const { parts } = split(
      <form action={() => undefined}>
        <Greeting name="Ann" />
      </form>,
    );
    expect(parts).toEqual(['<p>Hello <b>Ann</b></p>']);
  });

  it('what waits keeps its place, and its still parts are found when it is there', async () => {
    const Late = async () => (
      <div>
        <Greeting name="Ann" />
        <Moving />
      </div>
    );
    const { left, parts } = split(
      <Suspense fallback={<Greeting name="nobody" />}>
        <Late />
      </Suspense>,
    );
    expect(parts).toEqual(['<p>Hello <b>nobody</b></p>']);
    const stream = await renderToReadableStream(left);
    await stream.allReady;
    expect(await new Response(stream).text()).toContain('<div><i></i>moves</div>');
    expect(parts[1]).toBe('<p>Hello <b>Ann</b></p>');
  });

  it('what a component throws is thrown', async () => {
    const Broken = (): ReactNode => {
      throw new Error('broken');
    };
    expect(() => split(<Broken />)).toThrow('broken');
  });

  describe('with a component of madeOnce', () => {
    const run = vi.fn(({ name }: { name: string }) => <Greeting name={name} />);
    const Once = madeOnce(run);
    beforeEach(() => void run.mockClear());

    it('hands out the same element for the same props', () => {
      const parts: HtmlElement[] = [];
      for (const name of ['Ann', 'Bob', 'Ann']) {
        replaceStill(<Once name={name} />, (part) => void parts.push(part));
      }
      expect(parts[2]).toBe(parts[0]);
      expect(parts.map((part) => renderToStaticMarkup(part))).toEqual([
        '<p>Hello <b>Ann</b></p>',
        '<p>Hello <b>Bob</b></p>',
        '<p>Hello <b>Ann</b></p>',
      ]);
      expect(run).toHaveBeenCalledTimes(2);
    });

    it('keeps what is asked for again, and not a flood of others', () => {
      const ask = (name: string) => split(<Once name={name} />);
      ask('often');
      ask('seldom');
      for (let visitor = 0; visitor < 99; visitor++) {
        ask(`visitor ${visitor}`);
        ask('often');
      }
      expect(run.mock.calls.filter(([{ name }]) => name === 'often')).toHaveLength(1);
      run.mockClear();
      ask('seldom');
      expect(run).toHaveBeenCalledOnce();
    });

    it('keeps nothing of a query that is kilobytes long', () => {
      const long = 'x'.repeat(1000);
      expect(split(<Once name={long} />)).toEqual(split(<Once name={long} />));
      expect(run).toHaveBeenCalledTimes(2);
    });

    it('makes anew what moves', () => {
      const made = vi.fn(() => (
        <p>
          <Moving />
        </p>
      ));
      const Restless = madeOnce(made);
      const pages = [0, 1].map(() => html(split(<Restless />)));
      expect(pages).toEqual(['<p>moves</p>', '<p>moves</p>']);
      expect(made).toHaveBeenCalledTimes(2);
    });
  });
});

describe('writeStill', () => {
  const rendering = new AsyncLocalStorage<{ hydrates: boolean; parts: HtmlElement[] }>();
  beforeEach(() => {
    vi.stubGlobal('rendering', rendering);
    return () => void vi.unstubAllGlobals();
  });

  const write = (part: HtmlElement) =>
    rendering.run({ hydrates: true, parts: [part] }, () =>
      renderToStaticMarkup(writeStill(0, { id: 'a', 'data-still': 0 })),
    );

  it('writes a part that comes again as the first time', () => {
    const part = (
      <div id="a">
        <p className="b">{'<'}</p> &amp; <img src="/a.png" alt="" loading="lazy" />
      </div>
    ) as HtmlElement;
    const first = write(part);
    expect(first).toBe(
      '<div id="a" data-still="0"><p class="b">&lt;</p> &amp; <img src="/a.png" alt="" loading="lazy"/></div>',
    );
    expect(write(part)).toBe(first);
    expect(write(part)).toBe(first);
  });

  it('throws if the page has no such part', () => {
    const none = { hydrates: true, parts: [] };
    expect(() => rendering.run(none, () => writeStill(1, {}))).toThrow('no still part 1');
  });
});
