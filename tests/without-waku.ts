import { vi } from 'vitest';

// Waku's own modules load under the condition `react-server` only.
vi.mock('waku/router/server', () => ({}));
