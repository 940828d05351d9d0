let variables: Record<string, string> = {};

export function setEnvironment(environment: Record<string, string>): void {
  variables = environment;
}

/** Stands in for Waku's: all that the sections ask of the framework. */
export function getEnv(name: string): string | undefined {
  return variables[name];
}
