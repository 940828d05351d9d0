'use client';

import { useEffect } from 'react';

/**
 * Runs the script of the content pages once React has hydrated this component and its siblings: any
 * earlier change by the script would be a hydration mismatch.
 */
export function RunContentScript() {
  useEffect(() => {
    import('../browser/content-script.ts');
  }, []);
  return null;
}
