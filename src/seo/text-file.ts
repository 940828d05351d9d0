import type { Resource } from '../site/pages.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';

type TextResource = Exclude<Resource, { kind: 'card' | 'recording' }>;

/** The media type and content of a file that consists of text, for a visitor who may save data. */
export function textFile(
  resource: TextResource,
  savesData: boolean,
): { type: string; text: string } {
  switch (resource.kind) {
    case 'robots':
      return { type: 'text/plain; charset=utf-8', text: robotsTxt() };
    case 'security':
      return { type: 'text/plain; charset=utf-8', text: securityTxt() };
    case 'sitemap':
      return { type: 'application/xml; charset=utf-8', text: sitemap() };
    case 'speculation':
      return { type: 'application/speculationrules+json', text: speculationRules(savesData) };
    case 'llms':
      return { type: 'text/plain; charset=utf-8', text: llmsTxt(resource.locale) };
    case 'manifest':
      return { type: 'application/manifest+json', text: webManifest(resource.locale) };
  }
}
