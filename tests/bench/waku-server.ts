let variables: Record<string, string> = {};

export function setEnvironment(environment: Record<string, string>): void {
  variables = environment;
}

/** Replaces Waku's: everything that the sections need of the framework. */
export function getEnv(name: string): string | undefined {
  return variables[name];
}
