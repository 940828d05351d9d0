import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'waku/router/client';

hydrateRoot(
  document,
  <StrictMode>
    <Router />
  </StrictMode>,
);
