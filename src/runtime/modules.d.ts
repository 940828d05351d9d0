declare module '*?worker&url' {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** The start of the build, or of this test run, in ISO 8601. */
  readonly BUILT_AT: string;
}
