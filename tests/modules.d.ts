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
