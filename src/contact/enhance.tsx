'use client';

import { useEffect } from 'react';

/**
 * Runs the script of the content pages here too, once React has hydrated this component and its
 * siblings: whatever the script had changed before would be a mismatch.
 */
export function Enhance() {
  useEffect(() => {
    import('../browser/enhance.ts');
  }, []);
  return null;
}
