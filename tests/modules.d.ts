declare module 'autocannon' {
  type Options = {
    url: string;
    headers: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** The number of requests, whatever the duration. */
    amount?: number;
  };
  /** `requests` are per second, `latency` is in milliseconds. */
  type Result = {
    requests: { average: number; total: number };
    latency: { max: number };
    errors: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'selenium-webdriver' {
  export type WebElement = { click(): Promise<void>; sendKeys(text: string): Promise<void> };
  type WebDriver = {
    get(url: string): Promise<void>;
    executeScript<Result>(run: CallableFunction, ...values: unknown[]): Promise<Result>;
    manage(): { window(): { setRect(size: { width: number; height: number }): Promise<void> } };
    quit(): Promise<void>;
  };
  export class Builder {
    forBrowser(name: string): this;
    usingServer(url: string): this;
    build(): Promise<WebDriver>;
  }
}

declare module 'selenium-webdriver/remote/index.js' {
  class ServiceBuilder {
    constructor(executable: string);
    setLoopback(only: boolean): this;
    setEnvironment(variables: NodeJS.ProcessEnv): this;
    build(): DriverService;
  }
  /** The process of a driver; `start` returns its URL. */
  export class DriverService {
    static readonly Builder: typeof ServiceBuilder;
    start(): Promise<string>;
    kill(): Promise<void>;
  }
}
