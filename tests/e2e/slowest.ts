import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Playwright reporter that prints the ten slowest tests, and the sum of all. */
export default class Slowest implements Reporter {
  readonly #tests: { seconds: number; title: string }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const title = test.titlePath().slice(2).join(' › ');
    this.#tests.push({ seconds: duration / 1000, title });
  }

  onEnd(): void {
    const sum = this.#tests.reduce((total, { seconds }) => total + seconds, 0);
    const slowest = this.#tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
    const lines = slowest.map(({ seconds, title }) => `  ${seconds.toFixed(1)} s  ${title}`);
    process.stdout.write(`\nThe slowest of ${sum.toFixed(0)} s:\n${lines.join('\n')}\n`);
  }
}
