'use client';

import { useEffect } from 'react';
import { keptReferral } from '../browser/referral.ts';
import { codeParameter } from '../site/constants.ts';

/**
 * Reloads a page whose address has no code with the one that is kept for the tab. Outside of what
 * streams, so that it runs while the page is still loading.
 */
export function KeptCode() {
  useEffect(() => {
    const code = keptReferral()?.code;
    if (code) location.replace(`?${codeParameter}=${code}`);
  }, []);
  return null;
}
