import { type ElementHandle, launch } from 'puppeteer-core';
import { newAddress } from '../contact/submission.ts';
import { bringIntoView, type Target, type Visitor } from './visitor.ts';

/** Opens a stock Firefox, driven by WebDriver BiDi. */
export async function visitByFirefox(executablePath: string, origin: string): Promise<Visitor> {
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': newAddress() });
  let consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));

  async function find(target: Target): Promise<ElementHandle<Element>> {
    const handle = (await page.evaluateHandle(bringIntoView, target)).asElement();
    if (!handle) throw new Error(`No visible ${target.tag} "${target.name}"`);
    return handle as ElementHandle<Element>;
  }

  return {
    open: async (path) => {
      await page.goto(origin + path);
    },
    widen: (width) => page.setViewport({ width, height: 800 }),
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).type(text),
    // Puppeteer's type also allows for element handles.
    evaluate: page.evaluate.bind(page) as Visitor['evaluate'],
    takeComplaints: async () => {
      const taken = consoleErrors;
      consoleErrors = [];
      return taken;
    },
    leave: () => browser.close(),
  };
}
