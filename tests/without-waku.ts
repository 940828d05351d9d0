import { vi } from 'vitest';

// Waku's modules load only under the `react-server` condition.
vi.mock('waku/router/server', () => ({}));
